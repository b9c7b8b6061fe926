import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { clientAddress } from "@/lib/platform/http/address";
import { consumeInMemory, LIMITS, refundInMemory } from "@/lib/platform/http/limits";
import { retryHeader } from "@/lib/platform/http/reply";
import { beforeHead } from "./before-head";
import { NOT_SHARED, PICTURE_FOLDERS } from "./security-headers";

/** Addresses that the page limit does not count: the API, which has its own limits, and files, which are sent without rendering. */
const FOLDERS = ["_next", "api", ...PICTURE_FOLDERS].join("|");
const NOT_MADE = new RegExp(`^/(?:(?:${FOLDERS})/|[\\w-]+\\.(?:svg|png|ico|css|js|txt|xml|json|atom|webmanifest)$)`);

/** Next resolves dots before it looks for a page, so `/api/../allGroups` is one. */
const isNotMade = (path: string): boolean => NOT_MADE.test(path) && NOT_MADE.test(new URL(path, "http://own.invalid").pathname);

/** Drawing a social card takes about five times as long as rendering a page. */
const pointsOf = (path: string): number => (path.endsWith("/card.png") ? 5 : 1);

/** Whether Next answered from its cache and did not render the page. */
const wasAtHand = (response: ServerResponse): boolean => response.getHeader("x-nextjs-cache") === "HIT";

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Returns the HTML of the page that asks the visitor to wait for this many seconds. */
export type SlowDownPage = (seconds: number) => Promise<string>;

async function refuse(response: ServerResponse, error: AppError, slowDownPage: SlowDownPage): Promise<void> {
  const retry = retryHeader(error);
  const page = await slowDownPage(Number(retry["retry-after"]));
  response
    .writeHead(429, {
      ...retry,
      "cache-control": NOT_SHARED.value,
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": POLICY,
    })
    .end(response.req.method === "HEAD" ? undefined : page);
}

let warned = false;

/**
 * Behind a proxy that TRUSTED_PROXY_HOPS does not count, all visitors share the proxy's address and its limit. The warning is logged once,
 * because any client can cause it by sending the header.
 */
function warnOfUnknownProxy(forwarded: string): void {
  if (warned || env().TRUSTED_PROXY_HOPS > 0 || !forwarded.includes(",")) return;
  warned = true;
  log.warn("Pages were refused to an address that speaks for others. If that is a proxy of yours, set TRUSTED_PROXY_HOPS.");
}

/**
 * Renders a page unless its IP address has reached the limit. The points are taken before rendering, so that many requests at once cannot
 * pass the limit. They are given back when the page came from the cache. `X-Forwarded-For` must already end with the socket's address.
 */
export async function makeWithinLimit(
  request: IncomingMessage,
  response: ServerResponse,
  make: () => void,
  slowDownPage: SlowDownPage,
): Promise<void> {
  const { url = "/", headers } = request;
  const path = url.split("?", 1)[0] ?? "";
  if (isNotMade(path)) return make();
  const address = clientAddress({ get: (name) => headers[name]?.toString() ?? null });
  const points = pointsOf(path);
  try {
    await consumeInMemory(LIMITS.page, address, points);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    warnOfUnknownProxy(headers["x-forwarded-for"]?.toString() ?? "");
    return refuse(response, error, slowDownPage);
  }
  beforeHead(response, (status) => {
    if (wasAtHand(response)) void refundInMemory(LIMITS.page, address, points);
    return status;
  });
  make();
}
