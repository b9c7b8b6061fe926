import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Instrumentation } from "next";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { loggedPath } from "@/lib/platform/http/logged-path";
import { RETRY_UNAVAILABLE_SECONDS } from "@/lib/platform/http/reply";
import { givenRequestId } from "@/lib/platform/http/request-id";

/** Requests whose page could not be made because the store is away, until their answer begins. On globalThis, as this file is bundled twice. */
const KEY = Symbol.for("hobbyhub.unavailable");
const shared = globalThis as typeof globalThis & { [KEY]?: Set<string> };
shared[KEY] ??= new Set();
const unavailable = shared[KEY];

/** What fails after its answer has begun is never asked for again; the oldest go. */
const MOST_KEPT = 1000;

/**
 * Next makes the page of an error from the same files as the page that failed. Called by what they ask the store first, so that nobody waits for
 * an absent store a second time.
 * @throws AppError unavailable when the store was away for this request already
 */
export function failIfWasAway(requestId: string | null): void {
  if (requestId !== null && unavailable.has(requestId))
    throw new AppError("unavailable", "The database is not available right now.", { retryAfter: RETRY_UNAVAILABLE_SECONDS });
}

/**
 * The status a page is sent with. Next knows one failure, 500; a store that is away is 503, which browsers, crawlers and proxies know to
 * be for a while.
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
 * Writes down what Next could not render. `digest` is the reference the error page shows, so what a person reads out is found here.
 * Of the request only its path is kept, without a token: the query may hold an address or a search, and headers hold cookies.
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
