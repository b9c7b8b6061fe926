import "server-only";
import { AppError } from "@/lib/errors";
import { log, withRequest } from "@/lib/log";
import { clientAddress } from "./address";
import { loggedPath } from "./logged-path";
import { errorReply, Reply, toResponse } from "./reply";
import { requestIdOf } from "./request-id";

/** The type of a route handler, as Next and the tests call it. */
export type Route = (request: Request, context?: { params: Promise<unknown> }) => Promise<Response>;

/**
 * The content security policy of data. A browser that opens an answer directly treats it as a document; this policy stops it from running
 * or loading anything. An HTML page from a route handler brings its own policy.
 */
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
 * Runs one request in the context of its id. An error becomes the one error shape. One log line tells the result, with the path only: no
 * query (it may hold an address or a search) and no token. `headers` are set on every answer, also on an error.
 * @param path the operation's path, with its parameters in braces
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
