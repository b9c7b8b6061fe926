import { repair } from "@/lib/platform/store/repair";
import { RECORDS } from "@/lib/records";
import { run, storeName } from "./run";

/** npm run repair     rebuilds words, derived values and counts from the rows and reports what was wrong; run it while no server writes */
await run(async (db) => {
  let wrong = 0;
  for (const record of RECORDS) {
    const { rows, rebuilt, strayWords, counts } = await repair(db, record);
    wrong += rebuilt.length + strayWords + counts.length;
    console.log(`${record.name}: ${rows} rows, ${rebuilt.length} rebuilt, ${strayWords} stray words, ${counts.length} wrong counts`);
    for (const id of rebuilt) console.log(`  rebuilt ${id}`);
    for (const count of counts) console.log(`  count ${count}`);
  }
  console.log(wrong === 0 ? `Nothing was wrong in ${storeName()}.` : `${wrong} things were wrong in ${storeName()} and are mended.`);
});
