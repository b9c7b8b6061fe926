import "server-only";
import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { NOWHERE } from "@/lib/nowhere";

/** False for a path such as `/api/groups/%E0%A4%A`, which stands for no text. */
export function isReadablePath(url: string): boolean {
  try {
    decodeURIComponent(url.split("?", 1)[0] ?? "");
    return true;
  } catch {
    return false;
  }
}

/** Next answers a dynamic route's unreadable path with a bare 500 before any code of ours runs: it never gets to see one. */
export function turnAwayBrokenPaths(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    const { url = "/" } = request;
    if (!isReadablePath(url)) request.url = url.startsWith("/api/") ? `/api${NOWHERE}` : NOWHERE;
  });
}
