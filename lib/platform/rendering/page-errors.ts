import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import type { Instrumentation } from "next";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { loggedPath } from "@/lib/platform/http/logged-path";
import { givenRequestId } from "@/lib/platform/http/request-id";

/** Requests whose page could not be made because the store is away, until their answer begins. */
const unavailable = new Set<string>();

/** When a store is away it is usually back within seconds. */
const RETRY_SECONDS = "5";

/**
 * The status a page is sent with. Next knows one failure, 500; a store that is away is 503, which browsers, crawlers and proxies know to
 * be for a while.
 */
export function statusOfPage({ headers }: IncomingMessage, response: ServerResponse, status: number): number {
  const wasAway = unavailable.delete(String(headers["x-request-id"]));
  if (status !== 500 || !wasAway) return status;
  response.setHeader("retry-after", RETRY_SECONDS);
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
  if (requestId && error instanceof AppError && error.code === "unavailable") unavailable.add(requestId);
}
