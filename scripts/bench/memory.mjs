/**
 * Measures the memory that visitors and hostile crawlers leave behind. It requests real pages, filters and details first, then 50 MB of
 * unknown addresses and random queries, which may add at most 50 MB. Then it mixes all of them up to the number of requests. The process
 * must stay under 320 MB.
 * `node scripts/bench/memory.mjs [requests] [MB]`: 200,000 and 50 by default. Needs Linux (/proc) and a build.
 */
import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { Agent, request } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ROOT, runScript } from "../tools/steps.mjs";
import { startNext } from "./measure.mjs";
import { signIn, signUp } from "./sign-in.mjs";

const LIMIT_MB = 320;
const ADDED_MB = 50;
const CONNECTIONS = 16;
const [total, unknownMb] = [Number(process.argv[2] ?? 200_000), Number(process.argv[3] ?? 50)];

const folder = mkdtempSync(join(tmpdir(), "hobbyhub-bench-"));
const data = {
  ...{ DATA_DIR: join(folder, "data"), MONGODB_URI: "", HOBBYHUB_DEMO: "1", RATE_LIMIT_FACTOR: "1000000" },
  // The setting of docs/deploy.md for a small machine: without it, V8 collects garbage only when its memory is full.
  NODE_OPTIONS: "--max-old-space-size=220",
};
mkdirSync(data.DATA_DIR);
await runScript("scripts/seed.ts", ["--groups", "3000"], data);
const site = await startNext(ROOT, data);
const cookie = await signIn(site.origin, await signUp(site.origin));
const groups = await (await fetch(`${site.origin}/api/groups?limit=100`)).json();

const any = (list) => list[Math.floor(Math.random() * list.length)];
const noise = () => randomBytes(20 + Math.random() * any([300, 6000])).toString("base64url");
const categories = ["Photography", "Fishing", "Running", "Cooking", "Hiking", "Knitting"];
const REAL = [
  () => any(["/", "/allGroups", "/aboutUs", "/support", "/contact", "/login", "/blogDetails/1", "/blogs.json", "/sitemap.xml"]),
  () => `/allGroups?category=${any(categories)}&sort=${any(["az", "za"])}`,
  () => `/allGroups?category=${any(groups).hobbyCategory.replaceAll("&", "%26")}&after=${any(groups)._id}`,
  () => `/groupDetails/${any(groups)._id}`,
  () => `/api/groups?category=${any(categories)}&limit=10`,
  () => `/allGroups?q=${any(["tea", "river", "night", "sylhet"])}`,
  () => any(["/dashboard", "/myGroup", "/api/accounts/me", "/api/auth/session"]),
];
const UNKNOWN = [
  () => `/${noise()}`,
  () => `/groupDetails/${noise()}`,
  () => `/blogDetails/${noise()}`,
  () => `/allGroups?utm_source=${noise()}`,
  () => `/allGroups?category=${noise()}`,
  () => `/allGroups?after=${randomBytes(12).toString("hex")}&x=${noise()}`,
  () => `/allGroups/${noise()}`,
  () => `/allGroups?q=${noise()}`,
  () => `/_next/static/${noise()}.js`,
  () => `/api/groups/${noise()}`,
  () => `/api/${noise()}?x=1`,
];

const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
const failed = new Map();
const ask = (path) =>
  new Promise((resolve, reject) => {
    request(site.origin + path, { agent, headers: { cookie } }, (response) => {
      response.resume();
      if (response.statusCode >= 500) failed.set(path.slice(0, 60), response.statusCode);
      response.once("end", resolve);
    })
      .once("error", reject)
      .end();
  });

/** Sends requests that `make` creates until `enough`, called with the number of requests and the bytes of their addresses, returns true. */
async function send(make, enough) {
  let [count, bytes] = [0, 0];
  const client = async () => {
    while (!enough(count, bytes)) {
      const path = make();
      count += 1;
      bytes += path.length;
      await ask(path);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, client));
  return count;
}

const resident = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.pid}/status`, "utf8"))[1]) / 1024;
let [sent, highest] = [0, 0];
async function phase(name, make, enough) {
  sent += await send(make, enough);
  const now = resident();
  highest = Math.max(highest, now);
  console.log(`${String(sent).padStart(8)} requests   ${name.padEnd(44)} ${now.toFixed(0).padStart(4)} MB`);
  return now;
}

const real = () => any(REAL)();
const tenth = Math.ceil(total / 10);
for (let part = 0; part < 3; part++) await phase("real pages", real, (count) => count >= tenth);
const before = resident();
const unknown = unknownMb * 1024 * 1024;
const after = await phase(
  `${unknownMb} MB of unknown addresses`,
  () => any(UNKNOWN)(),
  (_, bytes) => bytes >= unknown,
);
while (sent < total)
  await phase(
    "everything mixed",
    () => any([real, any(UNKNOWN)])(),
    (count) => count >= Math.min(tenth, total - sent),
  );

console.log(
  `\nunknown addresses added ${(after - before).toFixed(0)} MB (at most ${ADDED_MB}); highest ${highest.toFixed(0)} MB (at most ${LIMIT_MB})`,
);
for (const [path, status] of [...failed].slice(0, 10)) console.log(`✗ ${status} ${path}`);
site.stop();
agent.destroy();
rmSync(folder, { recursive: true, force: true });
process.exit(after - before <= ADDED_MB && highest <= LIMIT_MB && failed.size === 0 ? 0 : 1);
