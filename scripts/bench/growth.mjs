/** The same questions to a store of 100 groups and one of 100,000: what growth costs. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, runScript } from "../tools/steps.mjs";
import { compare, rate, startNext } from "./measure.mjs";

const folder = mkdtempSync(join(tmpdir(), "hobbyhub-bench-"));

async function site(groups) {
  const data = { DATA_DIR: join(folder, String(groups)), MONGODB_URI: "", HOBBYHUB_DEMO: "1", RATE_LIMIT_FACTOR: "1000000" };
  mkdirSync(data.DATA_DIR);
  await runScript("scripts/seed.ts", ["--groups", String(groups)], data);
  return startNext(ROOT, data);
}

const [small, large] = [await site(100), await site(100_000)];
const questions = {
  "the list (static)": ["/allGroups"],
  "a filter (static)": ["/allGroups?category=Hiking&sort=za"],
  "the API's list": ["/api/groups"],
  "the API's list of a category, Z to A": ["/api/groups?category=Hiking&sort=za"],
  "word search": ["/allGroups?q=sylhet"],
};
for (const [name, paths] of Object.entries(questions)) {
  const result = await compare({ small: [small.origin, paths], large: [large.origin, paths] }, { seconds: 3 });
  rate(`${name}, 100 groups`, result.small);
  rate(`${name}, 100,000 groups`, result.large);
  console.log(
    `  throughput ${(result.large.perSecond / result.small.perSecond).toFixed(2)}   p99 ${(result.large.p99 / result.small.p99).toFixed(2)}\n`,
  );
}
small.stop();
large.stop();
rmSync(folder, { recursive: true, force: true });
