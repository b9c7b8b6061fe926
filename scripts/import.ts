import { createReadStream } from "node:fs";
import { access } from "node:fs/promises";
import { createInterface } from "node:readline";
import { completeGroups } from "@/lib/groups/founding-store";
import { checkArchive, importArchive } from "@/lib/platform/store/archive-file";
import { RECORDS } from "@/lib/records";
import { progress } from "./progress";
import { run, storeName } from "./run";

/**
 * npm run import -- backup.jsonl     checks the whole file, then adds the missing rows
 * An interrupted import can be run again.
 */
const [file] = process.argv.slice(2);

await run(async (db) => {
  if (!file) throw new Error("Which file? npm run import -- backup.jsonl");
  await access(file).catch(() => {
    throw new Error(`There is no file ${file}.`);
  });
  const lines = () => createInterface({ input: createReadStream(file, "utf8"), crlfDelay: Number.POSITIVE_INFINITY });
  const { records, leftOut } = await checkArchive(lines, db, RECORDS);
  const bar = progress("Records", records);
  const added = await importArchive(lines, db, RECORDS, bar.at, leftOut);
  bar.stop();
  await completeGroups(db);
  console.log(`${added} of ${records} records added to ${storeName()}; the others were there already.`);
  const kinds = new Map<string, number>();
  for (const [kind = ""] of [...leftOut].map((name) => name.split(" "))) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
  for (const [kind, count] of kinds) console.log(`${count} of ${kind} left out: they refer to what is missing, here and in the file.`);
});
