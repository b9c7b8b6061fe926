import "server-only";
import { NextRequest } from "next/server";
import NextAuth from "next-auth";
import { AppError } from "@/lib/errors";
import { clientAddress } from "@/lib/platform/http/address";
import { isSecure, publicOrigin } from "@/lib/platform/http/origin";
import { noteSecurity } from "@/lib/security-log";
import { ownPath } from "./callback-url";
import { type AuthCall, authConfig, type People, type Person } from "./config";
import { googleSignIn } from "./google";
import { readDevice, rememberDevice } from "./known-device";
import { readSession } from "./session";
import { hasSessionCookie } from "./session-cookie";

/** The actions of next-auth that this site uses. Its own pages and everything else answer 404. */
const ACTIONS = {
  "GET csrf": {},
  "GET session": {},
  "POST session": {},
  "POST signout": {},
  "POST callback/credentials": {},
  "POST signin/google": { google: true },
  "GET callback/google": { google: true },
} as const satisfies Record<string, { google?: boolean }>;
type Action = keyof typeof ACTIONS;

const SESSION_COOKIE = /^(?:__Host-)?authjs\.session-token(?:\.\d+)?$/;
const CALLBACK_COOKIE = /^(?:__Secure-)?authjs\.callback-url$/;

/**
 * The session cookie is encrypted anew once a day, not on each read. Otherwise a response that is still on its way could restore a session
 * that has just ended.
 */
const RESEAL_SECONDS = 24 * 60 * 60;

function actionOf(request: Request): Action {
  const name = `${request.method} ${new URL(request.url).pathname.replace("/api/auth/", "")}`;
  const known = Object.hasOwn(ACTIONS, name) ? (name as Action) : null;
  if (!known || ("google" in ACTIONS[known] && googleSignIn() !== "on")) throw new AppError("not_found", "There is nothing here.");
  return known;
}

/** The path that next-auth's own callback cookie names, if it is a path of this site. */
function callbackCookie(request: NextRequest, origin: string): string | null {
  const value = request.cookies.getAll().find(({ name }) => CALLBACK_COOKIE.test(name))?.value;
  if (value === origin) return "/";
  return value?.startsWith(`${origin}/`) ? ownPath(value.slice(origin.length)) : null;
}

/**
 * The request as next-auth gets it. Its origin is the site's public address. Its query is removed unless it is Google's answer, because
 * next-auth passes any query on to Google. A callback cookie that would make next-auth fail is removed. On Google's callback the session
 * cookie is removed too: next-auth would link the Google account to that session's account, even if the session has ended.
 */
function cleaned(request: NextRequest, action: Action, origin: string): NextRequest {
  const own = new URL(request.url);
  const query = action === "GET callback/google" ? own.search : "";
  const headers = new Headers(request.headers);
  const cookies = request.cookies
    .getAll()
    .filter(({ name }) => !(action === "GET callback/google" && SESSION_COOKIE.test(name)))
    .filter(({ name }) => !CALLBACK_COOKIE.test(name) || callbackCookie(request, origin) !== null);
  headers.set("cookie", cookies.map(({ name, value }) => `${name}=${encodeURIComponent(value)}`).join("; "));
  return new NextRequest(origin + own.pathname + query, { method: request.method, headers, body: request.body, duplex: "half" });
}

/**
 * The session that a visit to Google has to confirm; undefined for an ordinary sign-in. The waiting page's address has `prove` in its query
 * for such a visit.
 */
async function provenSession(request: NextRequest, origin: string, secure: boolean): Promise<AuthCall["proves"]> {
  const waiting = callbackCookie(request, origin);
  if (!waiting || !new URL(waiting, origin).searchParams.has("prove")) return undefined;
  return { session: await readSession(request.cookies, secure) };
}

/** The redirect from Google back to the page that waits for it, with the error if there is one. */
function backFromGoogle(request: NextRequest, origin: string, response: Response | null, refusal?: AppError): Response {
  const waiting = callbackCookie(request, origin) ?? "/login";
  const target = new URL(waiting, origin);
  const location = new URL(response?.headers.get("location") ?? "/login", origin);
  if (!refusal && response && location.href === target.href) return response;
  const reason = refusal?.code ?? location.searchParams.get("error") ?? "Cancelled";
  noteSecurity("sign_in_failed", { method: "google", reason: reason.slice(0, 100) });
  target.searchParams.set("error", reason);
  return new Response(null, { status: 302, headers: { location: target.href } });
}

/** Drops the cookies that next-auth sets in passing: its CSRF token, and a session cookie that was only read. */
function keepSession(response: Response, call: AuthCall): Response {
  const reseal = call.sealedAt === undefined || Date.now() / 1000 - call.sealedAt > RESEAL_SECONDS;
  const headers = new Headers(response.headers);
  headers.delete("set-cookie");
  const cookies = response.headers.getSetCookie().filter((cookie) => reseal && SESSION_COOKIE.test(cookie.split("=")[0] ?? ""));
  for (const cookie of cookies) headers.append("set-cookie", cookie);
  return new Response(response.body, { status: response.status, headers });
}

/** Tells the next page, once, that signing in cancelled the deletion of the account. */
const staysCookie = (secure: boolean): string => `hobbyhub_stays=1; Path=/; Max-Age=60; SameSite=Lax${secure ? "; Secure" : ""}`;

function withCookies(response: Response, lines: readonly string[]): Response {
  if (lines.length === 0) return response;
  const headers = new Headers(response.headers);
  for (const line of lines) headers.append("set-cookie", line);
  return new Response(response.body, { status: response.status, headers });
}

/**
 * next-auth behind the checks of every route handler; it asks `people` about accounts. Its own answers are passed on. An AppError (a limit,
 * a store that is unavailable) becomes the API's usual error answer and changes no cookie.
 * @throws AppError
 */
export const authHandler =
  <Account extends Person>(people: People<Account>) =>
  async (request: NextRequest): Promise<Response> => {
    const action = actionOf(request);
    if (action === "GET session" && !hasSessionCookie(request.cookies)) return Response.json(null);
    const origin = publicOrigin(request);
    const fromGoogle = action === "GET callback/google";
    const secure = isSecure(request.headers);
    const device = await readDevice(request.cookies, secure);
    const userAgent = request.headers.get("user-agent");
    const call: AuthCall = { address: clientAddress(request.headers), secure, device, userAgent, needsAdapter: fromGoogle };
    const proves = fromGoogle ? await provenSession(request, origin, secure) : undefined;
    if (proves) call.proves = proves;
    const { handlers } = NextAuth(() => authConfig(call, people));
    const run = request.method === "GET" ? handlers.GET : handlers.POST;
    const response = await run(cleaned(request, action, origin)).catch((error: unknown) => {
      if (!(error instanceof AppError)) throw error;
      call.refusal ??= error;
      return null;
    });
    const told = call.signedIn === undefined ? [] : [await rememberDevice(request.cookies, secure, call.signedIn)];
    if (call.stays) told.push(staysCookie(secure));
    if (fromGoogle) return withCookies(backFromGoogle(request, origin, response, call.refusal), told);
    if (call.refusal) throw call.refusal;
    if (!response || response.status === 400) throw new AppError("malformed", "This request could not be read.");
    return action.endsWith(" session") ? keepSession(response, call) : withCookies(response, told);
  };
