/**
 * Five pages as a phone of the middle sees them (four times slower, 1.6 Mbit/s, 150 ms away), beside a bare Next page with 24 links on the
 * same machine in the same run. Blocking is what tasks take beyond 50 ms from the first paint on; medians of three loads with an empty cache.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright";
import { findBrowser } from "../tools/browser.mjs";
import { ROOT, runScript } from "../tools/steps.mjs";
import { median, startNext } from "./measure.mjs";

const PAGES = ["/", "/allGroups", "/aboutUs", "/blogDetails/1", "/login"];
const SLOWER = 4;
const LINE = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 768_000 / 8 };
const ROUNDS = 3;
/** How long a page may still be at work after it has loaded. */
const QUIET_MS = 2500;
const AIMS = { blocking: 1.3, largest: 2 };

const folder = mkdtempSync(join(tmpdir(), "hobbyhub-phone-"));
const bare = join(folder, "bare");
const data = { DATA_DIR: join(folder, "data"), MONGODB_URI: "", HOBBYHUB_DEMO: "1" };
mkdirSync(data.DATA_DIR);
await runScript("scripts/seed.ts", [], data);
mkdirSync(join(bare, "app/to/[id]"), { recursive: true });
symlinkSync(join(ROOT, "node_modules"), join(bare, "node_modules"));
writeFileSync(join(bare, "package.json"), '{"private":true}');
writeFileSync(join(bare, "next.config.mjs"), `export default { turbopack: { root: ${JSON.stringify(ROOT)} } };`);
writeFileSync(
  join(bare, "app/layout.jsx"),
  'export default ({ children }) => <html lang="en"><head><meta name="viewport" content="width=device-width" /></head><body>{children}</body></html>;',
);
writeFileSync(
  join(bare, "app/page.jsx"),
  'import Link from "next/link";\nexport default () => <ul>{[...Array(24).keys()].map((id) => <li key={id}><Link href={"/to/" + id} prefetch={false}>Group {id}</Link></li>)}</ul>;',
);
writeFileSync(join(bare, "app/to/[id]/page.jsx"), 'export const dynamic = "force-dynamic";\nexport default () => <p>There.</p>;');
execFileSync(process.execPath, ["node_modules/next/dist/bin/next", "build", "--webpack"], { cwd: bare, stdio: "ignore" });
const [ours, theirs] = [await startNext(ROOT, data), await startNext(bare, {})];

const executablePath = await findBrowser();
if (!executablePath) throw new Error("No Chromium could be found. Install one and put it on the PATH, or name it in CHROMIUM_PATH.");
const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"] });

async function visit(address) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const phone = await context.newCDPSession(page);
  await phone.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
  await phone.send("Network.enable");
  await phone.send("Network.emulateNetworkConditions", LINE);
  await page.addInitScript(() => {
    const seen = { tasks: [], largest: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.tasks.push([startTime, duration]);
    }).observe({ type: "longtask", buffered: true });
    new PerformanceObserver((list) => {
      seen.largest = list.getEntries().at(-1)?.startTime ?? seen.largest;
    }).observe({ type: "largest-contentful-paint", buffered: true });
  });
  await page.goto(address, { waitUntil: "load" });
  await page.waitForTimeout(QUIET_MS);
  const figures = await page.evaluate(() => {
    const { tasks, largest } = window.seen;
    const first = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
    const blocking = tasks.filter(([start]) => start >= first).reduce((sum, [, duration]) => sum + duration - 50, 0);
    return { first, largest, blocking, longest: Math.max(0, ...tasks.map(([, duration]) => duration)) };
  });
  await context.close();
  return figures;
}

const contenders = [["bare", `${theirs.origin}/`], ...PAGES.map((path) => [path, `${ours.origin}${path}`])];
const runs = Object.fromEntries(contenders.map(([name]) => [name, []]));
for (const [, address] of contenders) await (await fetch(address)).text();
for (let round = 0; round < ROUNDS; round++) for (const [name, address] of contenders) runs[name].push(await visit(address));
const middle = (name, what) => median(runs[name].map((run) => run[what]));

console.log("page             blocking     longest task   first paint   largest paint");
for (const [name] of contenders) {
  const figures = ["blocking", "longest", "first", "largest"].map((what) => `${Math.round(middle(name, what))} ms`.padEnd(14)).join("");
  const ratios =
    name === "bare"
      ? ""
      : ["blocking", "largest"]
          .map((what) => `${what} ${(middle(name, what) / Math.max(1, middle("bare", what))).toFixed(2)} ×`)
          .join("   ");
  console.log(`${name.padEnd(16)} ${figures}${ratios}`);
}
console.log(`\naim: blocking ${AIMS.blocking} ×, largest paint ${AIMS.largest} × the bare page`);
await browser.close();
ours.stop();
theirs.stop();
rmSync(folder, { recursive: true, force: true });
