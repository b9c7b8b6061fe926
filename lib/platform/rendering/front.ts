import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { type IncomingMessage, type RequestListener, Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { log } from "@/lib/log";
import { appendSocketAddress } from "@/lib/platform/http/address";
import { boundConnections } from "@/lib/platform/http/connections";
import { closeLingering } from "@/lib/platform/http/lingering-close";
import { servedAddress } from "@/lib/platform/http/malformed-paths";
import { nameRequest } from "@/lib/platform/http/request-id";
import { hasBody, refuseUnroutable } from "@/lib/platform/http/unroutable-requests";
import { beforeHead } from "./before-head";
import { statusOfPage } from "./page-errors";
import { makeWithinLimit, type SlowDownPage } from "./page-limit";
import { dropPolicies, giveNonce } from "./page-policy";
import { afterOlderRenders } from "./renders-in-flight";
import { answerFromCache, GENERATION, isForRouter } from "./response-cache";
import { ALWAYS, HSTS, NOT_SHARED, NOTHING_LOADS } from "./security-headers";
import { isShuttingDown, watch } from "./shutdown";

const EVERY_ANSWER = Object.fromEntries(ALWAYS.map(({ key, value }) => [key, value]));

const SCHEME = "x-forwarded-proto";

/** A 304 is not a redirect: a cache uses its headers to update those of the page it holds. */
const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

/**
 * Whether a shared cache must not store this answer under the page's address: a redirect, an answer with a cookie, and a request of Next's
 * router.
 */
function isForOneOnly(request: IncomingMessage, response: ServerResponse, status: number): boolean {
  const cacheControl = String(response.getHeader("cache-control") ?? "");
  if (isRedirect(status)) return !cacheControl.includes("no-store");
  return cacheControl.includes("public") && (response.hasHeader("set-cookie") || isForRouter(request));
}

/** Makes the last changes to the headers of every answer, whatever code made it. */
function finishHead(request: IncomingMessage, response: ServerResponse, made: number, transportSecurity: string): number {
  const status = statusOfPage(request, response, made);
  response.removeHeader(GENERATION);
  // Next does not apply the rules of `next.config.ts` to every answer, so the missing headers are added here.
  for (const [name, value] of Object.entries(EVERY_ANSWER)) if (!response.hasHeader(name)) response.setHeader(name, value);
  // Keep only the last policy: it is the page's own and contains the rules of the others. Two script policies together would allow no
  // script at all.
  const policy = response.getHeader("content-security-policy");
  if (Array.isArray(policy)) response.setHeader("content-security-policy", policy.at(-1) ?? "");
  if (isRedirect(status)) response.setHeader("content-security-policy", NOTHING_LOADS);
  // Next sets `location` twice when it renders the page of a redirect. Programs that join headers of the same name could not follow it.
  const location = response.getHeader("location");
  if (Array.isArray(location)) response.setHeader("location", location[0] ?? "");
  if (request.headers[SCHEME]?.includes("https")) response.setHeader(HSTS, transportSecurity);
  if (isForOneOnly(request, response, status)) response.setHeader(NOT_SHARED.key, NOT_SHARED.value);
  // No code reads the rest of a refused body, so the connection has to close.
  const refusesBody = hasBody(request) && !request.complete;
  if (refusesBody) closeLingering(request, response);
  // A process that is shutting down accepts no further request on this connection.
  if (refusesBody || isShuttingDown()) response.shouldKeepAlive = false;
  return status;
}

export interface FrontSettings {
  /** In development only the steps that pages depend on run: Next's own tools post to its pages and keep their own connections open. */
  production: boolean;
  mostConnections: number;
  /** The origin from `SITE_URL`. When it is null, each request decides whether people use https. */
  publicOrigin: string | null;
  /** The value of `Strict-Transport-Security`. */
  transportSecurity: string;
  /** The number of proxies in front. Only they should be able to reach this server. */
  hops: number;
  slowDownPage: SlowDownPage;
  /** Matches the addresses of pages that need a session. */
  sessionPages: RegExp;
}

/**
 * Proxies keep an idle connection to this server for a minute and send the next request on it. Node would close it after 5 s, and a request
 * that is on its way at that moment would be lost.
 */
const PROXY_IDLE_MS = 75_000;

/** The steps that pages depend on, in development too. */
function prepare(request: IncomingMessage): void {
  nameRequest(request);
  dropPolicies(request);
  appendSocketAddress(request);
  request.url = servedAddress(request.url ?? "/");
}

/**
 * With trusted proxies, the server believes the entries of `X-Forwarded-For`. A client that bypasses the proxies could then claim any
 * address.
 */
function warnOfOpenPort(server: Server): void {
  const at = server.address();
  if (at === null || typeof at === "string" || /^(?:127\.|::1$)/.test(at.address)) return;
  log.warn(
    { listening: at.address, port: at.port },
    "TRUSTED_PROXY_HOPS is set, and this port is open to other machines: whoever reaches it around the proxy can claim any address and void every limit. Start with scripts/start.mjs, which then listens on 127.0.0.1 only, or let a firewall admit nobody but the proxy.",
  );
}

const fronted = new WeakSet<Server>();

/** Puts all steps of this file between a server's socket and Next, in the order in which they run. A server gets them once. */
function meet(server: unknown, settings: FrontSettings, first?: Socket): void {
  if (!(server instanceof Server) || fronted.has(server)) return;
  fronted.add(server);
  const { production, mostConnections, publicOrigin, transportSecurity, hops, slowDownPage, sessionPages } = settings;
  watch(server);
  if (hops > 0) {
    warnOfOpenPort(server);
    server.keepAliveTimeout = PROXY_IDLE_MS;
  }
  const scheme = publicOrigin && new URL(publicOrigin).protocol.slice(0, -1);
  const hasAsked = production ? boundConnections(server, mostConnections, first) : () => undefined;
  // No code here accepts a protocol upgrade, and Next would close such a connection without an answer. Without a listener, Node answers the
  // request in the usual way.
  if (production) server.removeAllListeners("upgrade");
  const listeners = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  for (const next of listeners)
    server.on("request", (request, response) => {
      // The client sent this request after one whose answer closes the connection. It can get no answer any more.
      if (request.socket.writableEnded) return;
      hasAsked(request.socket);
      beforeHead(response, (status) => finishHead(request, response, status, transportSecurity));
      if (scheme) request.headers[SCHEME] = scheme;
      const make = () => next(request, response);
      if (!production) {
        prepare(request);
        return make();
      }
      if (refuseUnroutable(request, response, EVERY_ANSWER)) return;
      return answerFromCache(request, response, () => {
        prepare(request);
        giveNonce(request, response, sessionPages);
        return makeWithinLimit(request, response, () => afterOlderRenders(request, response, sessionPages, make), slowDownPage);
      });
    });
}

/**
 * Adds the steps of this file to every http server of the process, before its first request. Next creates its server itself and does not
 * expose it, and a custom server would have to repeat what `next start` does at start and shutdown. So the server is found through Node's
 * diagnostics channels, at a new connection or at a request on an older connection. Both events come before any listener sees the request.
 */
export function standInFront(settings: FrontSettings): void {
  subscribe("net.server.socket", (message) => {
    const { socket } = message as { socket: Socket & { server?: unknown } };
    meet(socket.server, settings, socket);
  });
  subscribe("http.server.request.start", (message) => meet((message as { server: unknown }).server, settings));
}
