import "server-only";
import { readFileSync } from "node:fs";
import type { Server } from "node:http";
import type { Socket } from "node:net";
import { log } from "@/lib/log";

/** The head of a connection's first request has to be here by then; a later one's too, as Node counts it (every 30 s). */
const FIRST_REQUEST_MS = 10_000;
/** The same where most places are taken. */
const FIRST_REQUEST_CROWDED_MS = 1000;
const CROWDED = 0.75;
/** A whole request with its body. A route handler gives a body ten seconds. */
const REQUEST_MS = 30_000;
/** Nothing moves in either direction: the other side is gone, or does not read what it asked for. No answer of ours takes that long. */
const IDLE_MS = 60_000;

const SWEEP_MS = 1000;
const SAY_SO_EVERY_MS = 60_000;

/** Files of the store, of Next and of the process itself. */
const OWN_FILES = 256;
const MOST_BY_DEFAULT = 10_000;
/** What systems other than Linux allow at least; Node asks for as much as it may have. */
const USUAL_FILES = 4096;

/** How many files this process may hold open. */
function openFiles(): number {
  try {
    const soft = /^Max open files\s+(\S+)/m.exec(readFileSync("/proc/self/limits", "utf8"))?.[1];
    return soft === "unlimited" ? Number.POSITIVE_INFINITY : Number(soft ?? USUAL_FILES);
  } catch {
    return USUAL_FILES;
  }
}

/** How many connections leave enough descriptors for the store, and one for the file that each connection may be sent. */
export const defaultConnections = (files: number = openFiles()): number =>
  Math.max(1, Math.min(MOST_BY_DEFAULT, Math.floor((files - OWN_FILES) / 2)));

/**
 * Bounds the connections of a server, so that silent, slow or dead ones leave room for others.
 * @param first the connection with which the server was met: it is open already
 * @returns what to call with each request's socket: that connection may stay
 */
export function boundConnections(server: Server, most: number, first?: Socket): (socket: Socket) => void {
  let open = 0;
  let refused = 0;
  let mutedUntil = 0;
  /** Connections that have not asked for anything yet, the oldest first, and since when. */
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
