import { openStore } from "@/tests/support/nouns";
import { byOwner } from "./records";

/**
 * A separate process that creates groups in the store of its first argument, several at once, and prints the id of each one when it is
 * acknowledged. With a second argument it stops after that many; without it, it runs until it is killed.
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
