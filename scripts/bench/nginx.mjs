/** `deploy/nginx.conf` as it stands, in front of the built site, against a bare `node:http` that sends the same bytes. Needs nginx. */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { hasNginx, startNginx } from "../tools/nginx.mjs";
import { fail, ROOT, runScript } from "../tools/steps.mjs";
import { compare, freePort, rate, ratio, startNext } from "./measure.mjs";

if (!hasNginx) fail("nginx is not installed.");
const folder = mkdtempSync(join(tmpdir(), "hobbyhub-bench-"));
const data = { DATA_DIR: join(folder, "data"), MONGODB_URI: "", HOBBYHUB_DEMO: "1", TRUSTED_PROXY_HOPS: "1" };
mkdirSync(data.DATA_DIR);
await runScript("scripts/seed.ts", ["--groups", "3000"], data);
const app = await startNext(ROOT, data);

const { origin: front, stop: stopNginx } = await startNginx(app.port, await freePort());

// 240 addresses: every category and order, and the pages that follow each of them.
const addresses = [];
const categories = [
  "Drawing & Painting",
  "Photography",
  "Video Gaming",
  "Fishing",
  "Running",
  "Cooking",
  "Reading",
  "Writing",
  "Hiking",
  "Other",
];
for (const category of categories)
  for (const sort of ["az", "za"]) {
    let query = new URLSearchParams({ category, sort });
    for (let turn = 0; turn < 12; turn++) {
      addresses.push(`/allGroups?${query}`);
      const html = await (await fetch(`${app.origin}/allGroups?${query}`)).text();
      const after = [...html.matchAll(/after=([0-9a-f]{24})/g)].at(0)?.[1];
      if (!after) break;
      query = new URLSearchParams({ category, sort, after });
    }
  }
const html = await (await fetch(`${app.origin}/allGroups`)).text();
const bytes = createServer((_request, response) => response.end(html));
const plain = await freePort();
await new Promise((resolve) => bytes.listen(plain, "127.0.0.1", resolve));

const result = await compare({ bytes: [`http://127.0.0.1:${plain}`, ["/"]], list: [front, ["/allGroups"]], filters: [front, addresses] });
rate("node:http, the same bytes", result.bytes);
rate("nginx, the list", result.list);
rate(`nginx, ${addresses.length} filter addresses`, result.filters);
console.log(
  `\nlist / bytes ${ratio(result.list, result.bytes)}   filters / bytes ${ratio(result.filters, result.bytes)}   (aim: 0.60, p99 at most 5 ms)`,
);
bytes.close();
app.stop();
stopNginx();
rmSync(folder, { recursive: true, force: true });
process.exit(0);
