/**
 * Checks the size of the built site against its budgets, with requests as a browser sends them. Sizes are bytes after brotli compression.
 */
import { spawn } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { visitOnPhone } from "./tools/phone-visit.mjs";
import { ROOT, runScript } from "./tools/steps.mjs";

/** The size of an empty app of this Next version; this site's own part is added to it. */
const FLOOR = 130_000;
const BUDGETS = { script: FLOOR + 20_000, style: 12_000, font: 60_000, list: 34_000, packedList: 6_000 };
/** Pages with a list of everything. Their HTML has a budget of its own, besides that of the inlined styles and picture. */
const LISTS = ["/allGroups", "/meetups", "/meetups?view=month"];
/**
 * The requests of a phone for the first screen of the home page and its hydration, and the pictures that it loads before anybody scrolls.
 * The pictures are stitched drawings, and may be as large as the style sheet.
 */
const VISIT = { requests: 20, image: 12_000 };
const PAGES = ["/", ...LISTS, "/aboutUs", "/contact", "/support", "/login", "/register", "/blogDetails/1"];

const packed = (bytes) => brotliCompressSync(bytes).length;
const chunk = (address) => readFileSync(join(ROOT, ".next", decodeURI(address.replace("/_next/", ""))));
const sum = (numbers) => numbers.reduce((total, number) => total + number, 0);

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

const folder = mkdtempSync(join(tmpdir(), "hobbyhub-sizes-"));
const env = { DATA_DIR: folder, MONGODB_URI: "", LOG_LEVEL: "error", HOBBYHUB_DEMO: "1" };
await runScript("scripts/seed.ts", [], env);
const port = await freePort();
const server = spawn(process.execPath, [join(ROOT, "node_modules/next/dist/bin/next"), "start", "-p", String(port)], {
  cwd: ROOT,
  stdio: "ignore",
  env: { ...process.env, ...env, NODE_ENV: "production", PORT: String(port) },
});

async function page(path) {
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await fetch(`http://localhost:${port}${path}`, { headers: { "accept-encoding": "identity" } }).catch(() => null);
    if (answer) return answer.text();
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error("The server did not start.");
}

const problems = [];
const hold = (what, size, budget, unit = "kB") => {
  const figure = unit === "kB" ? `${(size / 1000).toFixed(1)} kB of ${(budget / 1000).toFixed(0)} kB` : `${size} of ${budget} ${unit}`;
  const line = `${what}: ${figure}`;
  console.log(`${size <= budget ? "✓" : "✗"} ${line}`);
  if (size > budget) problems.push(line);
};

/** The size of a page's scripts. */
function scriptsOf(html) {
  const scripts = new Set(
    [...html.matchAll(/<script[^>]*\ssrc="(\/_next\/[^"]+\.js)[^"]*"([^>]*)/g)]
      .filter(([tag]) => !/nomodule/i.test(tag))
      .map(([, src]) => src),
  );
  return sum([...scripts].map((src) => packed(chunk(src))));
}

/** The size of a page's style sheets. */
function stylesOf(html) {
  const styles = new Set([...html.matchAll(/href="(\/_next\/[^"]+\.css)/g)].map(([, href]) => href));
  return sum([...styles].map((href) => packed(chunk(href))));
}

const STYLES_IN = /<style data-precedence="next">[\s\S]*?<\/style>/g;
const PICTURES_IN = / src(?:Set)?="data:image\/svg\+xml,([^"]+)"/g;

/** The size of each picture that is inlined in a page (lib/platform/rendering/inline-picture.ts). */
const picturesIn = (html) => [...html.matchAll(PICTURES_IN)].map(([, drawing]) => packed(decodeURIComponent(drawing)));

/** The pages of the next meetup, of its group, and of that group's list of meetups. */
async function meetupPages() {
  const [, group, meetup] = (await page("/meetups")).match(/href="(\/groups\/[^/"]+)(\/meetups\/[^"]+)"/);
  return [group, `${group}/meetups`, group + meetup];
}

try {
  for (const path of [...PAGES, ...(await meetupPages())]) {
    const html = await page(path);
    hold(`${path} first-load JavaScript`, scriptsOf(html), BUDGETS.script);
    hold(`${path} style sheets`, stylesOf(html), BUDGETS.style);
    if (LISTS.includes(path)) {
      const own = html.replace(STYLES_IN, "").replace(PICTURES_IN, "");
      hold(`${path} HTML`, Buffer.byteLength(own), BUDGETS.list);
      hold(`${path} HTML, packed`, packed(own), BUDGETS.packedList);
      hold(`${path} with its styles and picture, packed`, packed(html), BUDGETS.packedList + BUDGETS.style);
    }
  }
  const visit = await visitOnPhone(`http://localhost:${port}/`);
  const images = visit.filter(({ type }) => type === "image");
  const fetched = images.map(({ url, body }) => (url.endsWith(".svg") ? packed(body) : body.length));
  hold("/ on a phone, images", sum([...fetched, ...picturesIn(await page("/"))]), VISIT.image);
  // The page needs neither the session (a fetch), nor the tab's icon, nor pictures below the screen.
  const needed = visit.filter(({ type, lazy }) => ["document", "stylesheet", "font", "script", "image"].includes(type) && !lazy);
  hold("/ on a phone", needed.length, VISIT.requests, "requests");
  const media = readdirSync(join(ROOT, ".next/static"), { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".woff2"));
  hold("fonts", sum(media.map((file) => readFileSync(join(ROOT, ".next/static", file)).length)), BUDGETS.font);
} finally {
  server.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
}
if (problems.length > 0) console.log(`\nOver budget:\n${problems.map((problem) => `  ${problem}`).join("\n")}`);
process.exit(problems.length > 0 ? 1 : 0);
