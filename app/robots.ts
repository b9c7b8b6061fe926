import type { MetadataRoute } from "next";
import { privatePrefixes } from "@/lib/pages";
import { absoluteUrl } from "@/lib/platform/seo/site";

/** Word search is not listed here: its pages say `noindex` themselves, which only a crawler that may read them can learn. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: ["/api/", ...privatePrefixes()],
    },
    sitemap: absoluteUrl("/sitemap.xml"),
  };
}
