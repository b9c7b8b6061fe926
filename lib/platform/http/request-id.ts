import "server-only";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const HEADER = "x-request-id";

/** The request's id from its header. Null when it has none, or one that could break a log line. */
export const givenRequestId = (given: string | string[] | null | undefined): string | null =>
  typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : null;

/** A proxy's id is kept, so that the proxy's log and this log can be compared. */
export const requestIdOf = (request: Request): string => givenRequestId(request.headers.get(HEADER)) ?? randomUUID();

/** Gives a request without an id a new one before Next sees it, so that an error in a page can be traced to its request. */
export function nameRequest({ headers }: IncomingMessage): void {
  headers[HEADER] = givenRequestId(headers[HEADER]) ?? randomUUID();
}
