import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, Server } from "node:http";

interface RequestStart {
  request: IncomingMessage;
  server: Server;
}

const servers = new Set<Server>();

/** The servers of this process that have answered something. */
export const runningServers = (): ReadonlySet<Server> => servers;

/**
 * Appends the address of the socket to `X-Forwarded-For` of every request. Next fills that header in only where it is absent, so that
 * anybody could claim any address; the last entry now is always the truth (see `lib/platform/http/address.ts`).
 */
export function noteSocketAddresses(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, server } = message as RequestStart;
    servers.add(server);
    const claimed = request.headers["x-forwarded-for"];
    const address = request.socket.remoteAddress ?? "unknown";
    request.headers["x-forwarded-for"] = claimed === undefined ? address : `${claimed}, ${address}`;
  });
}
