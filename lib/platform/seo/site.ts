import { env } from "@/lib/env";

/** What the site calls itself wherever it is listed: search engines, feeds, the home screen. */
export const SITE = {
  name: "HobbyHub",
  tagline: "Bringing passionate people together through shared interests.",
  description:
    "HobbyHub is the open-source home for hobby groups in Bangladesh: find people near you who paint, run, read, fish or cook, and start a group of your own.",
  locale: "en_GB",
  language: "en",
} as const;

/** A path of ours as a full address: for canonical links, feeds and structured data, which do not take a path. */
export const absoluteUrl = (path: string): string => new URL(path, env().SITE_URL).href;

/** Where people may write to by mail: where the contact page's messages go, without a name. */
export function publicMailAddress(): string {
  const to = env().CONTACT_TO;
  return /<([^<>]+)>/.exec(to)?.[1] ?? to;
}
