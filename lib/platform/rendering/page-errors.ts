import "server-only";
import type { Instrumentation } from "next";
import { log } from "@/lib/log";
import { givenRequestId } from "@/lib/platform/http/request-id";

type Failed = Parameters<Instrumentation.onRequestError>;

const digestOf = (error: unknown): string | undefined =>
  typeof error === "object" && error !== null && "digest" in error ? String(error.digest) : undefined;

/**
 * Writes down what Next could not render. `digest` is the reference the error page shows, so what a person reads out is found here.
 * Of the request only its path is kept: the query may hold an address or a search, and headers hold cookies.
 */
export function logPageError(error: Failed[0], request: Failed[1], context: Failed[2], to: Pick<typeof log, "error"> = log): void {
  const requestId = givenRequestId(request.headers["x-request-id"]);
  to.error(
    {
      digest: digestOf(error),
      method: request.method,
      path: request.path.split(/[?#]/, 1)[0],
      route: context.routePath,
      ...(requestId && { requestId }),
      err: error,
    },
    "A page could not be made",
  );
}
