import { join } from "node:path";
import createMDX from "@next/mdx";
import type { NextConfig } from "next";
import { groupViewRewrites } from "./lib/groups/addresses";
import { meetupRewrites } from "./lib/meetups/addresses";
import { staticPaths, tokenPaths } from "./lib/pages";
import { securityHeaders } from "./lib/platform/rendering/security-headers";

const config: NextConfig = {
  cacheHandler: join(process.cwd(), "cache-handler.cjs"),
  // The memory for pages that are rendered on demand (filters, later pages); the least recently used are dropped first.
  cacheMaxMemorySize: 48 * 1024 * 1024,
  poweredByHeader: false,
  // Metadata belongs in <head> for everybody, not only for crawlers.
  htmlLimitedBots: /.*/,
  // People give the addresses of their pictures; this server must not fetch them.
  images: { unoptimized: true },
  // `npm test` checks the types, so a build does not have to.
  typescript: { ignoreBuildErrors: true },
  // No `inlineCss`: each page would contain a sheet three times (once as CSS, twice for the router). The cache handler inserts it once.
  experimental: {
    isrFlushToDisk: false,
    // How long a visitor's router may show a prefetched page. Next allows no shorter time.
    staleTimes: { static: 30 },
  },
  // The libraries that draw social cards: one is a native module, the other has a WebAssembly file.
  serverExternalPackages: ["@resvg/resvg-js", "harfbuzzjs"],
  outputFileTracingIncludes: { "/**": ["./content/**"], "/groups/**": ["./app/fonts/*.ttf", "./public/covers/*", "./public/logo.svg"] },
  headers: async () =>
    securityHeaders({ pages: staticPaths("page"), files: staticPaths("file"), tokens: tokenPaths(), hstsScope: process.env.HSTS_SCOPE }),
  rewrites: async () => {
    const rules = [groupViewRewrites(), meetupRewrites()];
    const first = rules.flatMap(({ beforeFiles }) => beforeFiles);
    const last = rules.flatMap(({ fallback }) => fallback);
    // On Vercel, requests of Next's router for parts of a page have the form `/allGroups.rsc` before `fallback` runs, so no rule there
    // matches them. Vercel's own router tries the rules, so moving them costs this site nothing.
    if (process.env.VERCEL) return { beforeFiles: [...first, ...last], afterFiles: [], fallback: [] };
    return { beforeFiles: first, afterFiles: [], fallback: last };
  },
};

// Turbopack accepts plug-ins by name only.
export default createMDX({ options: { remarkPlugins: ["remark-frontmatter"] } })(config);
