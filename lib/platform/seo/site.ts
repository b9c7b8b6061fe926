import { env } from "@/lib/env";

/** How the site describes itself to search engines, in feeds and on the home screen. */
export const SITE = {
  name: "HobbyHub",
  tagline: "Bringing passionate people together through shared interests.",
  description:
    "HobbyHub is the open-source home for hobby groups in Bangladesh: find people near you who paint, run, read, fish or cook, and start a group of your own.",
  locale: "en_GB",
  language: "en",
} as const;

/** The absolute address of a path, for canonical links, feeds and structured data, which need one. */
export const absoluteUrl = (path: string): string => new URL(path, env().SITE_URL).href;

/** The mail address that people may write to: that of the contact page's messages, without a name. */
export function publicMailAddress(): string {
  const to = env().CONTACT_TO;
  return /<([^<>]+)>/.exec(to)?.[1] ?? to;
}
