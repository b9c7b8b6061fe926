/**
 * A step of the build. It writes the script policy of every built page into Next's data about the page, for hosts that serve pages from
 * their own cache. On other hosts the cache handler makes each page's policy.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { policyOfPage } from "@/lib/platform/rendering/script-policy";

const PAGES = ".next/server/app";
const MANIFEST = ".next/prerender-manifest.json";
const NAME = "content-security-policy";

interface Said {
  headers?: Record<string, string>;
}
const manifest = JSON.parse(readFileSync(MANIFEST, "utf8")) as { routes: Record<string, { initialHeaders?: Record<string, string> }> };

let pages = 0;
for (const [route, said] of Object.entries(manifest.routes)) {
  const file = join(PAGES, route === "/" ? "index" : route);
  if (!existsSync(`${file}.html`) || !existsSync(`${file}.meta`)) continue;
  const policy = policyOfPage(readFileSync(`${file}.html`, "utf8"));
  said.initialHeaders = { ...said.initialHeaders, [NAME]: policy };
  const meta = JSON.parse(readFileSync(`${file}.meta`, "utf8")) as Said;
  writeFileSync(`${file}.meta`, JSON.stringify({ ...meta, headers: { ...meta.headers, [NAME]: policy } }));
  pages += 1;
}
writeFileSync(MANIFEST, JSON.stringify(manifest));
console.log(`Script policies of ${pages} pages written.`);
