/**
 * Part of the build: writes the strict script policy of every page that it made into what Next says of the page, for hosts that serve it
 * with a page cache of their own. Our own cache handler hashes the scripts of each page itself.
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
