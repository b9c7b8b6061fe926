import { openStore } from "@/tests/support/nouns";
import { byOwner } from "./records";

/**
 * A process of its own that creates groups on the store at its first argument, several at once, and prints the id of each as soon as
 * it is acknowledged. With a second argument it stops after so many; without, it goes on until somebody kills it.
 */
const [address = "", count] = process.argv.slice(2);
const store = await (address.startsWith("mongodb") ? openStore(address) : openStore(address));
console.log("ready");

let left = Number(count ?? Number.POSITIVE_INFINITY);
async function write(): Promise<void> {
  while (left-- > 0) {
    const { _id } = await store.groups.create(...byOwner());
    process.stdout.write(`${_id}\n`);
  }
}
await Promise.all(Array.from({ length: Math.min(20, left) }, write));
await store.close();
