import "server-only";
import { AppError } from "@/lib/errors";
import { log, withRequest } from "@/lib/log";
import { clientAddress } from "./address";
import { loggedPath } from "./logged-path";
import { errorReply, Reply, toResponse } from "./reply";
import { requestIdOf } from "./request-id";

/** A route handler as Next calls it, and as a test does. */
export type Route = (request: Request, context?: { params: Promise<unknown> }) => Promise<Response>;

/** Opened by itself, an answer is a document: whatever is in it, it runs and loads nothing. A page of ours brings its own policy. */
const DATA_POLICY = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

function refusal(error: unknown, requestId: string): Reply {
  if (error instanceof AppError) {
    if (error.status >= 500) log.warn({ err: error }, error.message);
    return errorReply(error, requestId);
  }
  log.error({ err: error }, "A request failed for a reason nobody foresaw");
  return errorReply(new AppError("internal", "Something went wrong on our side."), requestId);
}

/**
 * Runs one request under its id: whatever is thrown becomes the one error shape, and one log line says how it went (the path without
 * its query, which may hold an address or a search, and without a token). `headers` are laid over every answer, also a refusal.
 * @param path the operation's, with its parameters in braces
 */
export function answer(request: Request, work: (headers: Headers) => Promise<Reply | Response>, path?: string): Promise<Response> {
  const requestId = requestIdOf(request);
  return withRequest({ requestId, address: clientAddress(request.headers) }, async () => {
    const started = performance.now();
    const headers = new Headers({ "x-request-id": requestId });
    const result = await work(headers).catch((error: unknown) => refusal(error, requestId));
    const response = result instanceof Reply ? toResponse(result) : new Response(result.body, result);
    headers.forEach((value, name) => {
      if (name === "set-cookie") response.headers.append(name, value);
      else response.headers.set(name, value);
    });
    if (!response.headers.has("content-security-policy")) response.headers.set("content-security-policy", DATA_POLICY);
    const ms = Math.round(performance.now() - started);
    log.info({ method: request.method, path: loggedPath(request.url, path), status: response.status, ms }, "request");
    return response;
  });
}
