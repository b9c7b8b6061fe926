import { parseArgs } from "node:util";
import { findDemoPeople, seedDemo } from "@/lib/demo/seed";
import { seedMany } from "@/lib/demo/seed-many";
import { groups as everyGroup } from "@/lib/groups/store";
import { progress } from "./progress";
import { run, storeName } from "./run";

/**
 * npm run seed                       adds the missing demo people and groups
 * npm run seed -- --if-empty         the same, but only into a store without any group or demo person
 * npm run seed -- --groups 100000    adds this number of generated groups too, for measurements
 */
await run(async (db) => {
  const { values } = parseArgs({ options: { groups: { type: "string" }, "if-empty": { type: "boolean" } } });
  const many = Number(values.groups ?? 0);
  if (!Number.isSafeInteger(many) || many < 0) throw new Error("--groups needs a whole number, such as --groups 100000.");
  const page = await everyGroup.list({ sort: "az", limit: 1 });
  const isEmpty = page?.items.length === 0 && (await findDemoPeople(db)).length === 0;
  if (values["if-empty"] && !isEmpty) return;

  const { accounts, groups } = await seedDemo(db);
  console.log(`Demo data in ${storeName()}: ${accounts} people and ${groups} groups added.`);
  if (many === 0) return;
  const bar = progress("Groups", many);
  const begun = Date.now();
  await seedMany(db, many, bar.at);
  bar.stop();
  console.log(`${many} generated groups added in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
});
