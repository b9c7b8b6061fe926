import type { MetadataRoute } from "next";
import { privatePrefixes } from "@/lib/pages";
import { absoluteUrl } from "@/lib/platform/seo/site";

/** Search pages are not excluded here: they have `noindex`, and a crawler has to load a page to see that. */
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
