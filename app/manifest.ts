import type { MetadataRoute } from "next";
import { SITE } from "@/lib/platform/seo/site";

const icon = (file: string, size: number, purpose: "any" | "maskable" = "any") => ({
  src: `/icons/${file}`,
  sizes: `${size}x${size}`,
  type: "image/png",
  purpose,
});

/** How a phone shows HobbyHub on its home screen. */
export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: SITE.name,
    short_name: SITE.name,
    description: SITE.description,
    lang: SITE.language,
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: "#fbf4e6",
    theme_color: "#fbf4e6",
    categories: ["lifestyle", "social"],
    icons: [icon("icon-192.png", 192), icon("icon-512.png", 512), icon("icon-maskable-512.png", 512, "maskable")],
    shortcuts: [
      { name: "All Groups", url: "/allGroups" },
      { name: "My Groups", url: "/myGroup" },
    ],
  };
}
