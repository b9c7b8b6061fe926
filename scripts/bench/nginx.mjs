/**
 * Measures `deploy/nginx.conf` unchanged, in front of the built site, against a bare `node:http` server that sends the same bytes. Needs
 * nginx.
 */
import { createServer } from "node:http";
import { register } from "tsx/esm/api";
import { hasNginx, startNginx } from "../tools/nginx.mjs";
import { fail } from "../tools/steps.mjs";
import { startOurs } from "./bare.mjs";
import { compare, freePort, rate, ratio } from "./measure.mjs";

register();
const { HOBBIES } = await import("../../lib/hobbies.ts");

if (!hasNginx) fail("nginx is not installed.");
const app = await startOurs({ TRUSTED_PROXY_HOPS: "1" }, ["--groups", "3000"]);
const { origin: front, stop: stopNginx } = await startNginx(app.port, await freePort());

// 240 addresses: every category and order, and later pages of each.
const addresses = [];
for (const category of HOBBIES)
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
const page = Buffer.from(await (await fetch(`${app.origin}/allGroups`)).arrayBuffer());
const bytes = createServer((_request, response) => response.end(page));
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
process.exit(0);
