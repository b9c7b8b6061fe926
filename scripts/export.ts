import { createWriteStream } from "node:fs";
import { chmod, rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { exportLines } from "@/lib/platform/store/archive-file";
import { RECORDS } from "@/lib/records";
import { progress } from "./progress";
import { run, storeName } from "./run";

/**
 * npm run export -- backup.jsonl     everything but limits and change records, as JSON lines
 * npm run --silent export            the same to standard output
 * The file holds password hashes, so only its owner can read it.
 */
const TORN =
  "This took longer than the database keeps a moment: what people wrote meanwhile may be in it by half. Stop the site and export again, or use the database's own backup.";
const [file] = process.argv.slice(2);

await run(async (db) => {
  const bar = progress("Records", 0);
  let records = -1;
  async function* text() {
    for await (const line of exportLines(db, RECORDS, () => console.error(TORN))) {
      records += 1;
      if (records % 100 === 0) bar.at(records);
      yield `${line}\n`;
    }
  }
  if (file) {
    // Written under another name and renamed at the end, so that a partial export never looks complete.
    const part = `${file}.part`;
    await rm(part, { force: true });
    await pipeline(Readable.from(text()), createWriteStream(part, { mode: 0o600, flags: "wx" }));
    await chmod(part, 0o600);
    await rename(part, file);
  } else await pipeline(Readable.from(text()), process.stdout, { end: false });
  bar.at(records);
  bar.stop();
  console.error(`${records} records of ${storeName()} exported${file ? ` to ${file}` : ""}.`);
});
