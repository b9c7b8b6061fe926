import type { MetadataRoute } from "next";
import { absoluteUrl } from "@/lib/platform/seo/site";

/** Word search is not listed here: its pages say `noindex` themselves, which only a crawler that may read them can learn. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: "*",
      allow: "/",
      disallow: ["/api/", "/dashboard", "/createGroup", "/myGroup", "/updateGroup/", "/groupDetails/"],
    },
    sitemap: absoluteUrl("/sitemap.xml"),
  };
}
