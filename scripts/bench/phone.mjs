/**
 * Measures five pages as Lighthouse's phone sees them (four times slower, 1.6 Mbit/s, 150 ms latency), and a bare Next page with 24 links
 * on the same machine in the same run. Blocking time is the time of tasks beyond 50 ms each, from the first paint on. Medians of nine loads
 * with an empty cache.
 */
import { chromium } from "playwright";
import { findBrowser } from "../tools/browser.mjs";
import { startBare, startOurs } from "./bare.mjs";
import { median } from "./measure.mjs";

const PAGES = ["/", "/allGroups", "/aboutUs", "/blogDetails/1", "/login"];
const SLOWER = 4;
/**
 * The browser delays each request, not each packet, so opening a connection costs nothing. Lighthouse therefore counts 3.75 round trips per
 * request and uses nine tenths of the rate (`throttling.mobileSlow4G` in its `constants.js`). This script does the same.
 */
const LINE = { offline: false, latency: 150 * 3.75, downloadThroughput: (0.9 * 1_638_400) / 8, uploadThroughput: (0.9 * 750 * 1024) / 8 };
const ROUNDS = 9;
/** How long a page may still work after it has loaded. */
const QUIET_MS = 2500;
const AIMS = { blocking: 1.3, largest: 2 };

const ours = await startOurs();
const theirs = await startBare({
  "page.jsx": `import Link from "next/link";
export default () => <ul>{[...Array(24).keys()].map((id) => <li key={id}><Link href={"/to/" + id} prefetch={false}>Group {id}</Link></li>)}</ul>;`,
  "to/[id]/page.jsx": 'export const dynamic = "force-dynamic";\nexport default () => <p>There.</p>;',
});

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
// An error page would be measured without a warning.
for (const [, address] of contenders) {
  const { status } = await fetch(address);
  if (status !== 200) throw new Error(`${address} answered ${status}`);
}
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
