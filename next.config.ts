import { join } from "node:path";
import createMDX from "@next/mdx";
import type { NextConfig } from "next";
import { groupViewRewrites } from "./lib/groups/addresses";
import { meetupRewrites } from "./lib/meetups/addresses";
import { staticPaths, tokenPaths } from "./lib/pages";
import { securityHeaders } from "./lib/platform/rendering/security-headers";

const config: NextConfig = {
  cacheHandler: join(process.cwd(), "cache-handler.cjs"),
  // Pages that filters and page turns make on demand live here, the least wanted go first.
  cacheMaxMemorySize: 48 * 1024 * 1024,
  poweredByHeader: false,
  // Metadata belongs into <head> for everybody, not only for crawlers.
  htmlLimitedBots: /.*/,
  // People give the addresses of their pictures: no server of ours fetches them.
  images: { unoptimized: true },
  // Types are a step of `npm test`; whoever runs the site need not wait for them.
  typescript: { ignoreBuildErrors: true },
  // No `inlineCss`: a sheet would stand in every page three times (once as CSS, twice for the router). The cache handler puts it in once.
  experimental: {
    isrFlushToDisk: false,
    // A visitor's own router may show a page it fetched ahead for this long; Next allows no less.
    staleTimes: { static: 30 },
  },
  // The cards of groups are drawn with these: the one is native, the other brings a WebAssembly file.
  serverExternalPackages: ["@resvg/resvg-js", "harfbuzzjs"],
  outputFileTracingIncludes: { "/**": ["./content/**"], "/groups/**": ["./app/fonts/*.ttf", "./public/covers/*", "./public/logo.svg"] },
  headers: async () =>
    securityHeaders({ pages: staticPaths("page"), files: staticPaths("file"), tokens: tokenPaths(), hstsScope: process.env.HSTS_SCOPE }),
  rewrites: async () => {
    const rules = [groupViewRewrites(), meetupRewrites()];
    const first = rules.flatMap(({ beforeFiles }) => beforeFiles);
    const last = rules.flatMap(({ fallback }) => fallback);
    // Vercel names the parts of a page that Next's router asks for `/allGroups.rsc` before it comes to `fallback`, where no rule knows them. Its
    // own router tries them all, so there they cost us nothing.
    if (process.env.VERCEL) return { beforeFiles: [...first, ...last], afterFiles: [], fallback: [] };
    return { beforeFiles: first, afterFiles: [], fallback: last };
  },
};

// Turbopack takes plug-ins by name only.
export default createMDX({ options: { remarkPlugins: ["remark-frontmatter"] } })(config);
