import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";

const READING = ["GET", "HEAD"];
const API_METHODS = [...READING, "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];

interface Refusal {
  status: 400 | 405;
  message: string;
  allow?: readonly string[];
}

export const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers["transfer-encoding"] !== undefined || Number(headers["content-length"] ?? 0) !== 0;

/** Next resolves dots and backslashes before it looks for a route, so `/api/../createGroup` is a page. */
const isApi = (url: string): boolean => /^\/api(?=[/?]|$)/.test(url) && /^\/api(?=\/|$)/.test(new URL(url, "http://own.invalid").pathname);

/** The reason why no route can accept this request; null when a route might. */
function refusalOf(request: IncomingMessage): Refusal | null {
  const { method = "", url = "" } = request;
  if (READING.includes(method)) {
    if (!url.startsWith("/")) return { status: 400, message: "This is not an address." };
    return hasBody(request) ? { status: 400, message: "A request that reads takes no body." } : null;
  }
  const allow = isApi(url) ? API_METHODS : READING;
  return allow.includes(method) ? null : { status: 405, message: `Only ${allow.join(", ")} can be used here.`, allow };
}

/**
 * Answers a request that no route accepts before its body is read, and closes the connection. Next would hold up to 10 MB of the body in
 * memory while it waits for the rest (pages behind the middleware), or answer 500 (`OPTIONS *`, `TRACE`).
 * @param headers the headers of every answer
 * @returns true when the request has been answered
 */
export function refuseUnroutable(request: IncomingMessage, response: ServerResponse, headers: Record<string, string>): boolean {
  const refusal = refusalOf(request);
  if (!refusal) return false;
  const { status, message, allow } = refusal;
  response
    .writeHead(status, {
      ...headers,
      ...(allow && { allow: allow.join(", ") }),
      "cache-control": "no-store",
      "content-type": "text/plain; charset=utf-8",
      connection: "close",
    })
    .end(`${message}\n`);
  return true;
}
