import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { NOWHERE } from "@/lib/nowhere";

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

/** Next answers these with a bare 500 before any code of ours runs: it never gets to see one. */
export function turnAwayBrokenPaths(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    const { url = "/" } = request;
    if (!isReadablePath(url)) request.url = url.startsWith("/api/") ? `/api${NOWHERE}` : NOWHERE;
  });
}
