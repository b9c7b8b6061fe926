import "server-only";
import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { log } from "@/lib/log";

/**
 * The headers of a connection's first request must arrive within this time. Later requests have the same limit, but Node checks it only
 * every 30 s.
 */
const FIRST_REQUEST_MS = 10_000;
/** The same limit when most connections are in use. */
const FIRST_REQUEST_CROWDED_MS = 1000;
const CROWDED = 0.75;
/** The time for a whole request with its body. A route handler allows a body ten seconds. */
const REQUEST_MS = 30_000;
/**
 * A connection without any traffic for this long is closed: the client is gone or does not read its answer. No answer of this site takes
 * that long.
 */
const IDLE_MS = 60_000;

const SWEEP_MS = 1000;
const SAY_SO_EVERY_MS = 60_000;

/** File descriptors for the store, for Next and for the process itself. */
const OWN_FILES = 256;
const MOST_BY_DEFAULT = 10_000;
/** The lowest limit of the usual systems other than Linux; Node raises its own limit as far as it may. */
const USUAL_FILES = 4096;

/** The number of files that this process may have open. */
function openFiles(): number {
  try {
    const soft = /^Max open files\s+(\S+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
    return soft === "unlimited" ? Number.POSITIVE_INFINITY : Number(soft ?? USUAL_FILES);
  } catch {
    return USUAL_FILES;
  }
}

/**
 * The default for MAX_CONNECTIONS. It leaves enough file descriptors for the store, and one per connection for a file that is sent on it.
 */
export const defaultConnections = (files: number = openFiles()): number =>
  Math.max(1, Math.min(MOST_BY_DEFAULT, Math.floor((files - OWN_FILES) / 2)));

/**
 * Limits the connections of a server, so that silent, slow or dead connections do not take the places of others.
 * @param first the connection through which the server was found: it is open already
 * @returns a function to call with the socket of each request: that connection is no longer closed as silent
 */
export function boundConnections(server: Server, most: number, first?: Socket): (socket: Socket) => void {
  let open = 0;
  let refused = 0;
  let mutedUntil = 0;
  /** Connections that have sent no request yet, and when each was opened; the oldest first. */
  const waiting = new Map<Socket, number>();
  const admit = (socket: Socket): void => {
    open += 1;
    waiting.set(socket, performance.now());
    socket.once("close", () => {
      open -= 1;
      waiting.delete(socket);
    });
  };
  const sweep = (): void => {
    const latest = performance.now() - (open > most * CROWDED ? FIRST_REQUEST_CROWDED_MS : FIRST_REQUEST_MS);
    for (const [socket, since] of waiting) {
      if (since > latest) return;
      socket.destroy();
    }
  };
  const refuse = (): void => {
    refused += 1;
    if (performance.now() < mutedUntil) return;
    mutedUntil = performance.now() + SAY_SO_EVERY_MS;
    log.warn({ refused, most }, "There are more connections than MAX_CONNECTIONS allows: new ones are turned away");
    refused = 0;
  };
  server.maxConnections = most;
  server.headersTimeout = FIRST_REQUEST_MS;
  server.requestTimeout = REQUEST_MS;
  server.timeout = IDLE_MS;
  server.on("connection", admit);
  server.on("drop", refuse);
  first?.setTimeout(IDLE_MS);
  if (first) admit(first);
  const sweeping = setInterval(sweep, SWEEP_MS).unref();
  server.once("close", () => clearInterval(sweeping));
  return (socket) => void waiting.delete(socket);
}
