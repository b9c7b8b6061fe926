import "server-only";
import type { IncomingMessage, ServerResponse } from "node:http";
import { hasSessionCookie } from "@/lib/platform/auth/session-cookie";
import { beforeHead } from "./before-head";
import { noncePolicy } from "./script-policy";

const POLICY = "content-security-policy";

/** The header that says that a page has its policy already, so that Next does not ask the middleware. */
const DONE = "x-hobbyhub-policy";

/** Next reads a nonce from both, the second where the first is missing. */
const POLICIES = [POLICY, `${POLICY}-report-only`];

/**
 * Takes off a request from outside what only this server says to Next: the mark, without which a page would have no policy, and policies.
 * A nonce in one of those would stand in every script and style link of the static page that Next makes next, and be kept for everybody.
 */
export function dropPolicies({ headers }: IncomingMessage): void {
  for (const name of [DONE, ...POLICIES]) delete headers[name];
}

/**
 * Gives the page of somebody with a session the nonce for its scripts, as the middleware does where this server is not: asking it takes
 * Next a tenth of the time of a page. Whoever has no session cookie, and any address written in another way, is left to the middleware.
 * @param pages the addresses of the pages that need a session
 */
export function giveNonce(request: IncomingMessage, response: ServerResponse, pages: RegExp): void {
  const { headers, url = "/" } = request;
  if (!pages.test(url.split("?", 1)[0] ?? "")) return;
  const cookies = new Set(headers.cookie?.split(";").map((pair) => pair.split("=", 1)[0]?.trim() ?? ""));
  if (!hasSessionCookie(cookies)) return;
  const policy = noncePolicy();
  headers[DONE] = "1";
  // Next reads the nonce from here and puts it on its own scripts.
  headers[POLICY] = policy;
  // Only now: Next puts the policy of the rules for all addresses (`next.config.ts`) in its place.
  beforeHead(response, (status) => {
    response.setHeader(POLICY, policy);
    return status;
  });
}
