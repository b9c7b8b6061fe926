import "server-only";
import { randomUUID } from "node:crypto";
import type { IncomingMessage } from "node:http";

const HEADER = "x-request-id";

/** The id a request came with; null when it has none, or one that could break a log line. */
export const givenRequestId = (given: string | string[] | null | undefined): string | null =>
  typeof given === "string" && /^[\w-]{8,64}$/.test(given) ? given : null;

/** A proxy's id is kept so that its log and ours can be read side by side. */
export const requestIdOf = (request: Request): string => givenRequestId(request.headers.get(HEADER)) ?? randomUUID();

/** Gives a request that comes without an id one of ours, before Next sees it: what fails in a page has a request to belong to. */
export function nameRequest({ headers }: IncomingMessage): void {
  headers[HEADER] = givenRequestId(headers[HEADER]) ?? randomUUID();
}
