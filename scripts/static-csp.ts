/** After `next build`, for hosts that bring a page cache of their own: the script policy of every page the build made. */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { policyOfPage } from "@/lib/platform/rendering/script-policy";

const PAGES = ".next/server/app";
const TARGET = ".next/static-csp.json";

const files = readdirSync(PAGES, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".html"));
const policies = Object.fromEntries(
  files.map((file) => {
    const address = relative(PAGES, join(PAGES, file))
      .split(sep)
      .join("/")
      .replace(/\.html$/, "");
    return [`/${address === "index" ? "" : address}`, policyOfPage(readFileSync(join(PAGES, file), "utf8"))];
  }),
);
writeFileSync(TARGET, `${JSON.stringify(policies, null, 2)}\n`);
console.log(`${Object.keys(policies).length} pages in ${TARGET}`);
