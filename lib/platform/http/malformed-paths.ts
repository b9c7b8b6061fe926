import "server-only";
import { NOT_FOUND_PATH } from "@/lib/not-found-path";

/** A route's own pattern written as an address, such as `/blogDetails/[id]`. Next's files may be called so. */
const PATTERN = /^(?!\/_next\/).*\/\[[^/]*\](?:\/|$)/;

/** False for a path such as `/api/groups/%E0%A4%A`, which stands for no text, or `/blogDetails/%5Bid%5D`, which stands for every page. */
export function isReadablePath(url: string): boolean {
  try {
    return !PATTERN.test(decodeURIComponent(url.split("?", 1)[0] ?? ""));
  } catch {
    return false;
  }
}

/** Next reads the words of an address into an object, where this one vanishes; under another name it is as unknown as it should be. */
function withVisiblePrototype(url: string): string {
  const start = url.indexOf("?");
  const words = new URLSearchParams(start < 0 ? "" : url.slice(start));
  if (!words.has("__proto__")) return url;
  const shown = [...words].map(([word, value]): [string, string] => [word === "__proto__" ? "__proto" : word, value]);
  return `${url.slice(0, start)}?${new URLSearchParams(shown)}`;
}

/**
 * The address as Next may see it. It answers a broken path with a bare 500 before any code of ours runs, so such a request gets an address
 * that leads nowhere.
 */
export function servedAddress(url: string): string {
  const isApi = url.startsWith("/api/");
  if (!isReadablePath(url)) return isApi ? `/api${NOT_FOUND_PATH}` : NOT_FOUND_PATH;
  return isApi ? withVisiblePrototype(url) : url;
}
