import { type NextRequest, NextResponse } from "next/server";
import { env } from "@/lib/env";
import { openAddresses } from "@/lib/pages";
import { hasSessionCookie } from "@/lib/platform/auth/session-cookie";
import { noncePolicy } from "@/lib/platform/rendering/script-policy";

/**
 * The pages that are rendered per request: signed-in pages and search. Static pages and the 404 of an unknown address do not pass here:
 * they have their own policy. A server that runs lib/platform/rendering/front.ts has already set the policy of a signed-in page, and marks
 * the request with a header that clients cannot send to it (lib/platform/rendering/page-policy.ts). On other hosts a client that sends the
 * header weakens only its own page. Next requires a literal list; a test compares it with `lib/pages.ts`. The runtime is Node, not edge: an
 * edge bundle would contain the cache handler and fail on its imports.
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

/** Pages that are rendered per request but need no session. */
const OPEN = openAddresses();

const READING = new Set(["GET", "HEAD"]);

/**
 * Redirects people without a session to the login page, with the address to return to, and gives the page a nonce for its scripts.
 * Permissions are checked elsewhere.
 */
export function middleware(request: NextRequest): NextResponse {
  // A server with lib/platform/rendering/front.ts has refused such a request already; other hosts have not.
  if (!READING.has(request.method)) return new NextResponse(null, { status: 405, headers: { allow: "GET, HEAD" } });
  const { pathname, search } = request.nextUrl;
  if (!OPEN.test(pathname) && !hasSessionCookie(request.cookies)) {
    // Next's router would remember the redirect, also after signing in. An answer that is not a page makes the router load the address
    // itself.
    if (request.headers.get("sec-fetch-dest") === "empty")
      return new NextResponse(null, { headers: { "cache-control": "private, no-store", "content-type": "text/plain" } });
    const login = new URL("/login", request.nextUrl);
    login.searchParams.set("callbackUrl", `${pathname}${search}`);
    return NextResponse.redirect(login, { headers: { "cache-control": "private, no-store" } });
  }
  const policy = noncePolicy(env().NODE_ENV === "development");
  const headers = new Headers(request.headers);
  // Next reads the nonce from this header and puts it on its own scripts.
  headers.set("content-security-policy", policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set("content-security-policy", policy);
  return response;
}
