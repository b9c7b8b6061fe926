import { randomBytes } from "node:crypto";
import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { openAddresses } from "@/lib/pages";
import { hasSessionCookie } from "@/lib/platform/auth/session-cookie";
import { type AllowedScript, scriptPolicy } from "@/lib/platform/rendering/script-policy";

/**
 * Pages that are made for one request: the signed-in ones and word search. Static pages never come by here: they, and the 404 of an unknown
 * address, bring a policy of their own. Next wants this list literal; a test holds it to `lib/pages.ts`.
 * Node, not edge: an edge bundle would carry the cache handler and die on its imports.
 */
export const config = {
  runtime: "nodejs",
  matcher: [
    { source: "/allGroups", has: [{ type: "query", key: "q" }] },
    "/reset/:token",
    "/unsubscribe/:token",
    "/verification/:token",
    "/createGroup",
    "/myGroup",
    "/people/:id",
    "/groupDetails/:id",
    "/groupDetails/:id/members",
    "/invitations/:token",
    "/updateGroup/:id",
    "/dashboard",
    "/dashboard/account",
    "/dashboard/calendar",
    "/dashboard/calendar/:id",
    "/dashboard/dashAllGroup",
    "/dashboard/dashCreateGroup",
    "/dashboard/dashMyGroup",
    "/dashboard/notices",
    "/dashboard/groups/:id",
    "/dashboard/groups/:id/members",
    "/dashboard/groups/:id/waitlist",
    "/dashboard/groups/:id/invitations",
    "/dashboard/groups/:id/bans",
    "/dashboard/groups/:id/settings",
    "/dashboard/groups/:id/record",
    "/dashboard/groups/:id/meetups",
    "/dashboard/groups/:id/meetups/new",
    "/dashboard/meetups/:id",
    "/dashboard/meetups/:id/edit",
    "/dashboard/meetups/:id/door",
    "/mailbox",
    "/mailbox/previews/:kind",
  ],
};

/** Made for one request, but for anybody. */
const OPEN = openAddresses();

const READING = new Set(["GET", "HEAD"]);

/** Sends people without a session to log in and back, and gives the page a nonce for its scripts. Who may do what is decided elsewhere. */
export function middleware(request: NextRequest): NextResponse {
  // A server of ours has refused it before it came here (lib/platform/rendering/front.ts); another host's has not.
  if (!READING.has(request.method)) return new NextResponse(null, { status: 405, headers: { allow: "GET, HEAD" } });
  const { pathname, search } = request.nextUrl;
  if (!OPEN.test(pathname) && !hasSessionCookie(request.cookies)) {
    // Next's router would remember where it was led, also after signing in. An answer that is no page of its own makes it load the address.
    if (request.headers.get("sec-fetch-dest") === "empty")
      return new NextResponse(null, { headers: { "cache-control": "private, no-store", "content-type": "text/plain" } });
    const login = new URL("/login", request.nextUrl);
    login.searchParams.set("callbackUrl", `${pathname}${search}`);
    return NextResponse.redirect(login, { headers: { "cache-control": "private, no-store" } });
  }
  const nonce: AllowedScript = `'nonce-${randomBytes(16).toString("base64")}'`;
  const policy = scriptPolicy(env().NODE_ENV === "development" ? [nonce, "'unsafe-eval'"] : [nonce]);
  const headers = new Headers(request.headers);
  // Next reads the nonce from here and puts it on its own scripts.
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}
