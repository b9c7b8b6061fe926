import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { hasSessionCookie } from "@/lib/platform/auth/session-cookie";
import { beforeHead } from "./before-head";
import { noncePolicy } from "./script-policy";

const POLICY = "content-security-policy";

/** A request header that tells Next's router that the page has its policy already, so that it skips the middleware. */
const DONE = "x-hobbyhub-policy";

/** Next reads a nonce from both headers; from the second one when the first is missing. */
const POLICIES = [POLICY, `${POLICY}-report-only`];

/**
 * Removes the headers that only this server may send to Next. With the marker, a client could get a page without a policy. With a nonce in
 * a policy header, that nonce would be written into the scripts of the next static page and be cached for everybody.
 */
export function dropPolicies({ headers }: IncomingMessage): void {
  for (const name of [DONE, ...POLICIES]) delete headers[name];
}

/**
 * Sets the nonce policy for a page that needs a session, as the middleware would. Calling the middleware takes Next a tenth of the time of
 * a page. A request without a session cookie, or with the address in another spelling, is left to the middleware.
 * @param pages matches the addresses of the pages that need a session
 */
export function giveNonce(request: IncomingMessage, response: ServerResponse, pages: RegExp): void {
  const { headers, url = "/" } = request;
  if (!pages.test(url.split("?", 1)[0] ?? "")) return;
  const cookies = new Set(headers.cookie?.split(";").map((pair) => pair.split("=", 1)[0]?.trim() ?? ""));
  if (!hasSessionCookie(cookies)) return;
  const policy = noncePolicy();
  headers[DONE] = "1";
  // Next reads the nonce from this header and puts it on its own scripts.
  headers[POLICY] = policy;
  // Set only when the headers are sent, because Next first sets the policy of `next.config.ts`.
  beforeHead(response, (status) => {
    response.setHeader(POLICY, policy);
    return status;
  });
}
