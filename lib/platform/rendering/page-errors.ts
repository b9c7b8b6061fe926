import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Instrumentation } from "next";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { loggedPath } from "@/lib/platform/http/logged-path";
import { RETRY_UNAVAILABLE_SECONDS } from "@/lib/platform/http/reply";
import { givenRequestId } from "@/lib/platform/http/request-id";

/**
 * The ids of requests whose page failed because the store was unavailable, until their answer begins. It is on globalThis because this file
 * is bundled twice.
 */
const KEY = Symbol.for("hobbyhub.unavailable");
const shared = globalThis as typeof globalThis & { [KEY]?: Set<string> };
shared[KEY] ??= new Set();
const unavailable = shared[KEY];

/** A request that fails after its answer has begun is never removed by `statusOfPage`, so the oldest ids are dropped. */
const MOST_KEPT = 1000;

/**
 * Prevents a second wait for an unavailable store. Next renders an error page with the same layouts as the page that failed, and they look
 * up the session again. So the session look-up calls this before it asks the store.
 * @throws AppError unavailable when the store was already unavailable for this request
 */
export function failIfWasAway(requestId: string | null): void {
  if (requestId !== null && unavailable.has(requestId))
    throw new AppError("unavailable", "The database is not available right now.", { retryAfter: RETRY_UNAVAILABLE_SECONDS });
}

/**
 * The status of a page. Next answers every error with 500. When the store is unavailable it becomes 503, which tells browsers, crawlers and
 * proxies that the failure is temporary.
 */
export function statusOfPage({ headers }: IncomingMessage, response: ServerResponse, status: number): number {
  const wasAway = unavailable.delete(String(headers["x-request-id"]));
  if (status !== 500 || !wasAway) return status;
  response.setHeader("retry-after", String(RETRY_UNAVAILABLE_SECONDS));
  return 503;
}

type Failed = Parameters<Instrumentation.onRequestError>;

const digestOf = (error: unknown): string | undefined =>
  typeof error === "object" && error !== null && "digest" in error ? String(error.digest) : undefined;

/**
 * Logs an error that occurred while Next rendered a page. `digest` is the reference that the error page shows, so it can be searched for in
 * the log. Of the request only the method, the path without a token and the id are logged: the query may hold an address or a search, and
 * headers hold cookies.
 */
export function logPageError(error: Failed[0], request: Failed[1], context: Failed[2], to: Pick<typeof log, "error"> = log): void {
  const requestId = givenRequestId(request.headers["x-request-id"]);
  to.error(
    {
      digest: digestOf(error),
      method: request.method,
      path: loggedPath(request.path, context.routePath),
      route: context.routePath,
      ...(requestId && { requestId }),
      err: error,
    },
    "A page could not be made",
  );
  if (!requestId || !(error instanceof AppError) || error.code !== "unavailable") return;
  unavailable.add(requestId);
  const [oldest = requestId] = unavailable;
  if (unavailable.size > MOST_KEPT) unavailable.delete(oldest);
}
