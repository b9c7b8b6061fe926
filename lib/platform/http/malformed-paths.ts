import "server-only";
import { NOT_FOUND_PATH } from "@/lib/not-found-path";

/** A route's own pattern as an address, such as `/blogDetails/[id]`. Files of Next may have such names. */
const PATTERN = /^(?!\/_next\/).*\/\[[^/]*\](?:\/|$)/;

/**
 * False for a path such as `/api/groups/%E0%A4%A`, which cannot be decoded, or `/blogDetails/%5Bid%5D`, which is the pattern of a route.
 */
export function isReadablePath(url: string): boolean {
  try {
    return !PATTERN.test(decodeURIComponent(url.split("?", 1)[0] ?? ""));
  } catch {
    return false;
  }
}

/** Next reads the query into an object, where a `__proto__` parameter is lost. Under another name it is refused as an unknown parameter. */
function withVisiblePrototype(url: string): string {
  const start = url.indexOf("?");
  const words = new URLSearchParams(start < 0 ? "" : url.slice(start));
  if (!words.has("__proto__")) return url;
  const shown = [...words].map(([word, value]): [string, string] => [word === "__proto__" ? "__proto" : word, value]);
  return `${url.slice(0, start)}?${new URLSearchParams(shown)}`;
}

/**
 * The address that Next gets. Next answers a malformed path with a bare 500 before any code of this site runs, so such a request gets the
 * address of the "not found" page instead.
 */
export function servedAddress(url: string): string {
  const isApi = url.startsWith("/api/");
  if (!isReadablePath(url)) return isApi ? `/api${NOT_FOUND_PATH}` : NOT_FOUND_PATH;
  return isApi ? withVisiblePrototype(url) : url;
}
