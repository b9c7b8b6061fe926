import Bowser from "bowser";

/** The names people use: "Safari on a Mac". */
const SYSTEMS: Record<string, string> = { macOS: "a Mac", "Chrome OS": "a Chromebook", iOS: "iOS" };
const ON_APPLE: Record<string, string> = { tablet: "an iPad", mobile: "an iPhone" };

const BROWSERS: ReadonlySet<string> = new Set(Object.values(Bowser.BROWSER_MAP));

/**
 * A program that is not a browser: `curl/8.5.0` is shown as "curl". A name with a dot is not shown: the name stands in mails, where
 * programs would turn it into a link.
 */
const program = (userAgent: string): string | undefined => /^([A-Za-z][A-Za-z0-9_-]{1,30})\//.exec(userAgent)?.[1];

const UNKNOWN = "An unknown device";

type DeviceKind = "computer" | "phone" | "tablet" | "other";

const KINDS: Record<string, DeviceKind> = { desktop: "computer", mobile: "phone", tablet: "tablet" };

/** The name by which a person recognises their own device. Of the header's own text it has at most the name of a program. */
export function deviceOf(userAgent: string | null): { name: string; kind: DeviceKind } {
  const header = (userAgent ?? "").slice(0, 400);
  if (header.trim() === "") return { name: UNKNOWN, kind: "other" };
  const { browser, os, platform } = Bowser.parse(header);
  const kind = KINDS[platform.type ?? ""] ?? "other";
  const system = os.name === "iOS" || os.name === "iPadOS" ? (ON_APPLE[platform.type ?? ""] ?? "iOS") : (SYSTEMS[os.name ?? ""] ?? os.name);
  if (!header.startsWith("Mozilla/")) return { name: program(header) ?? UNKNOWN, kind };
  if (!browser.name || !BROWSERS.has(browser.name)) return { name: UNKNOWN, kind };
  const known = browser.name.replace(/^Microsoft /, "").replace(/ (for iOS|Internet)$/, "");
  return { name: system ? `${known} on ${system}` : known, kind };
}
