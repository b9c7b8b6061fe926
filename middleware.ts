import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { openAddresses } from "@/lib/pages";
import { hasSessionCookie } from "@/lib/platform/auth/session-cookie";
import { noncePolicy } from "@/lib/platform/rendering/script-policy";

/**
 * Pages that are made for one request: the signed-in ones and word search. Static pages never come by here: they, and the 404 of an unknown
 * address, bring a policy of their own. A server of ours has given the page of somebody with a session its policy already, and says so by a
 * header that nobody else can send it (lib/platform/rendering/page-policy.ts); elsewhere, whoever sends it has only themselves to harm.
 * Next wants this list literal; a test holds it to `lib/pages.ts`.
 * Node, not edge: an edge bundle would carry the cache handler and die on its imports.
 */
export const config = {
  runtime: "nodejs",
  matcher: [
    { source: "/allGroups", has: [{ type: "query", key: "q" }] },
    "/reset/:token",
    "/unsubscribe/:token",
    "/verification/:token",
    { source: "/createGroup", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/myGroup", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/people/:id", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/groupDetails/:id", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/groupDetails/:id/members", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    "/invitations/:token",
    { source: "/updateGroup/:id", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/dashboard", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/dashboard/account", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/dashboard/calendar", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/dashboard/calendar/:id", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/dashboard/dashAllGroup", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/dashboard/dashCreateGroup", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/dashboard/dashMyGroup", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/dashboard/notices", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/dashboard/groups/:id", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/dashboard/groups/:id/requests", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/dashboard/groups/:id/members", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/dashboard/groups/:id/waitlist", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/dashboard/groups/:id/invitations", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/dashboard/groups/:id/bans", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/dashboard/groups/:id/settings", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/dashboard/groups/:id/record", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/dashboard/groups/:id/meetups", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/dashboard/groups/:id/meetups/new", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/dashboard/meetups/:id", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/dashboard/meetups/:id/edit", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
    { source: "/dashboard/meetups/:id/door", missing: [{ type: "header", key: "x-hobbyhub-policy" }] },
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
  const policy = noncePolicy(env().NODE_ENV === "development");
  const headers = new Headers(request.headers);
  // Next reads the nonce from here and puts it on its own scripts.
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}
