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

/** 304 is no redirect: a cache puts its headers in place of those of the page it holds. */
const isRedirect = (status: number): boolean => status >= 300 && status < 400 && status !== 304;

/** A redirect, an answer with a cookie, and what Next's router asked for must not be kept for others under the address of a page. */
function isForOneOnly(request: IncomingMessage, response: ServerResponse, status: number): boolean {
  const cacheControl = String(response.getHeader("cache-control") ?? "");
  if (isRedirect(status)) return !cacheControl.includes("no-store");
  return cacheControl.includes("public") && (response.hasHeader("set-cookie") || isForRouter(request));
}

/** The last word on the head of an answer, whoever made it. */
function finishHead(request: IncomingMessage, response: ServerResponse, made: number, transportSecurity: string): number {
  const status = statusOfPage(request, response, made);
  response.removeHeader(GENERATION);
  // What Next answers before it looks at our rules (`next.config.ts`) has none of them.
  for (const [name, value] of Object.entries(EVERY_ANSWER)) if (!response.hasHeader(name)) response.setHeader(name, value);
  // A page's own policy is the last one and says all that the others say. Two script policies together would allow no script at all.
  const policy = response.getHeader("content-security-policy");
  if (Array.isArray(policy)) response.setHeader("content-security-policy", policy.at(-1) ?? "");
  if (isRedirect(status)) response.setHeader("content-security-policy", NOTHING_LOADS);
  // Next says where to twice as it makes the page of a redirect: programs that join headers of one name would go nowhere.
  const location = response.getHeader("location");
  if (Array.isArray(location)) response.setHeader("location", location[0] ?? "");
  if (request.headers[SCHEME]?.includes("https")) response.setHeader(HSTS, transportSecurity);
  if (isForOneOnly(request, response, status)) response.setHeader(NOT_SHARED.key, NOT_SHARED.value);
  // Nobody reads the rest of a body that was refused.
  const refusesBody = hasBody(request) && !request.complete;
  if (refusesBody) closeLingering(request, response);
  // A process that ends takes no further request.
  if (refusesBody || isShuttingDown()) response.shouldKeepAlive = false;
  return status;
}

export interface FrontSettings {
  /** In development only the steps that pages rely on: Next's own tools post to its pages and keep connections of their own. */
  production: boolean;
  mostConnections: number;
  /** Where `SITE_URL` says how people reach the site, it counts; else each request tells. */
  publicOrigin: string | null;
  /** The value of `Strict-Transport-Security`. */
  transportSecurity: string;
  /** How many proxies stand in front: nobody else should reach this server. */
  hops: number;
  slowDownPage: SlowDownPage;
  /** The addresses of pages that need a session. */
  sessionPages: RegExp;
}

/** What pages rely on. */
function prepare(request: IncomingMessage): void {
  nameRequest(request);
  dropPolicies(request);
  appendSocketAddress(request);
  request.url = servedAddress(request.url ?? "/");
}

/** With hops, the entries of `X-Forwarded-For` are believed: whoever comes around the proxies could claim any address. */
function warnOfOpenPort(server: Server): void {
  const at = server.address();
  if (at === null || typeof at === "string" || /^(?:127\.|::1$)/.test(at.address)) return;
  log.warn(
    { listening: at.address, port: at.port },
    "TRUSTED_PROXY_HOPS is set, and this port is open to other machines: whoever reaches it around the proxy can claim any address and void every limit. Start with scripts/start.mjs, which then listens on 127.0.0.1 only, or let a firewall admit nobody but the proxy.",
  );
}

const fronted = new WeakSet<Server>();

/** Everything of ours that stands between the socket and Next, in the order in which it happens. */
function meet(server: unknown, settings: FrontSettings, first?: Socket): void {
  if (!(server instanceof Server) || fronted.has(server)) return;
  fronted.add(server);
  const { production, mostConnections, publicOrigin, transportSecurity, hops, slowDownPage, sessionPages } = settings;
  watch(server);
  if (hops > 0) warnOfOpenPort(server);
  const scheme = publicOrigin && new URL(publicOrigin).protocol.slice(0, -1);
  const hasAsked = production ? boundConnections(server, mostConnections, first) : () => undefined;
  // Nothing here speaks another protocol: asked for one, Next cuts the connection off without an answer. Nobody listening, Node answers as usual.
  if (production) server.removeAllListeners("upgrade");
  const listeners = server.listeners("request") as RequestListener[];
  server.removeAllListeners("request");
  for (const next of listeners)
    server.on("request", (request, response) => {
      // Sent after a request whose answer closes the connection: nothing can be answered on it any more.
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
 * Stands in front of every http server of this process from its first connection on. Next makes its server itself and keeps it to itself; a
 * custom server would have to repeat what `next start` does at start and shutdown. So the server is met through Node's own channels: with a
 * new connection, or with a request on one that is older than this subscription, both before any listener has seen the request.
 */
export function standInFront(settings: FrontSettings): void {
  subscribe("net.server.socket", (message) => {
    const { socket } = message as { socket: Socket & { server?: unknown } };
    meet(socket.server, settings, socket);
  });
  subscribe("http.server.request.start", (message) => meet((message as { server: unknown }).server, settings));
}
