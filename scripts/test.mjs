/** `npm test`: every check, from formatting to the browser tests. `npm run check` (`--fast`) stops before the build. */
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build, checkNode, compilePackages, fail, fetchPackages, ROOT, run, runTool } from "./tools/steps.mjs";

const fast = process.argv.includes("--fast");
const results = join(ROOT, "test-results");
const unitReport = join(results, "unit.json");
const browserReport = join(results, "browser.json");

const failures = [];
let passed = 0;
let failed = 0;

async function step(name, work) {
  console.log(`\n── ${name}`);
  const good = (await work()) === 0;
  if (!good) failures.push(name);
  return good;
}

/** A run without a report has failed, whatever its exit code is. */
function count(name, file, read) {
  try {
    const [good, bad] = read(JSON.parse(readFileSync(file, "utf8")));
    passed += good;
    failed += bad;
    if (good + bad === 0) failures.push(`${name}: no test ran`);
  } catch {
    failures.push(`${name}: no report`);
  }
}

checkNode();
if (!(await fetchPackages())) fail("The packages could not be fetched; npm says why above.");
// It keeps one core busy; the checks of the text, which need no native code, another.
const compiled = compilePackages();
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const { provideBrowser } = await import("./tools/browser.mjs");
const browser = fast ? undefined : await provideBrowser();

await step("Format and lint", () => runTool("@biomejs/biome/bin/biome", ["ci", "--error-on-warnings", "."]));
await step(
  "Types",
  async () => (await runTool("next/dist/bin/next", ["typegen"])) || runTool("typescript/bin/tsc", ["--noEmit", "-p", "."]),
);
await step("Import rules", () => runTool("dependency-cruiser/bin/dependency-cruise.mjs", ["--config", ".dependency-cruiser.cjs", "."]));
if (!(await compiled)) fail("The packages could not be compiled; npm says why above.");
// Once for all test files; otherwise each would look for a MongoDB server itself.
const { mongoServer } = await import("./tools/mongo.mjs");
const mongo = await mongoServer(process.env.MONGODB_TEST_URI);
await step("Unit and contract tests", () =>
  runTool("vitest/vitest.mjs", ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${unitReport}`], {
    MONGODB_TEST_URI: mongo?.uri ?? "",
  }),
);
await mongo?.stop();
let onMongo = true;
count("Unit and contract tests", unitReport, (report) => {
  onMongo = report.testResults.some(({ assertionResults }) =>
    assertionResults.some(({ ancestorTitles }) => ancestorTitles.includes("the store on 'MongoDB'")),
  );
  return [report.numPassedTests, report.numFailedTests];
});

if (!fast && (await step("Build", async () => ((await build()) ? 0 : 1)))) {
  await step("Sizes", () => run(process.execPath, ["scripts/size-check.mjs"]));
  if (!browser)
    failures.push("Browser tests: no Chromium could be found or fetched. Install one and put it on the PATH, or name it in CHROMIUM_PATH");
  else {
    await step("Browser tests", () => runTool("playwright/cli.js", ["test"], { CHROMIUM_PATH: browser, BROWSER_REPORT: browserReport }));
    count("Browser tests", browserReport, ({ stats }) => [stats.expected, stats.unexpected + stats.flaky]);
  }
}

if (!onMongo) console.log("! The MongoDB half of the tests was not run: set MONGODB_TEST_URI, or put a mongod on the PATH.");
for (const failure of failures) console.log(`✗ ${failure}`);
// A step that failed without a failing test counts too.
const sum = failures.length > 0 ? Math.max(failed, 1) : failed;
console.log(`\n${passed} passed, ${sum} failed`);
process.exit(sum === 0 ? 0 : 1);
