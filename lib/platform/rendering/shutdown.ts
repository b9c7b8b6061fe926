import type { Server } from "node:http";

/** A request that takes longer than this is let go. */
const PATIENCE_MS = 8000;

const TICK_MS = 100;

/**
 * For so many ticks a client that keeps its connection may send one more request on it, and be told in the answer that it was the last: a
 * second, and longer where the process is too busy to read what has been sent to it.
 */
const GRACE_TICKS = 10;

/** Null until SIGTERM, then how many ticks have gone by. */
let ticks: number | null = null;

/** True from SIGTERM on: each answer then closes its connection, so that nobody sends the next request into a process that ends. */
export const isShuttingDown = (): boolean => ticks !== null;

const isGrace = (): boolean => ticks !== null && ticks < GRACE_TICKS;

const servers = new Set<Server>();

/**
 * Names a server of this process. Closing a server closes its idle connections at once, also those whose next request is on its way:
 * that waits until the grace is over.
 */
export function watch(server: Server): void {
  servers.add(server);
  const closeIdleConnections = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    if (!isGrace()) closeIdleConnections();
  };
}

/**
 * Next lets requests in flight finish on SIGTERM; this makes it quick and clean: kept-alive connections get one more answer or are closed
 * after the grace, a request that hangs does not hold the process, and an orderly end is reported as one (Next would say 143).
 */
export function shutDownInOrder(lastSteps: () => Promise<unknown>): void {
  // Before Next's own listener, which closes the server.
  process.prependOnceListener("SIGTERM", () => {
    ticks = 0;
    setInterval(() => {
      ticks = (ticks ?? 0) + 1;
      for (const server of servers) server.closeIdleConnections();
    }, TICK_MS).unref();
    setTimeout(() => void lastSteps().finally(() => process.exit(0)), PATIENCE_MS).unref();
  });
  process.on("exit", () => {
    if (isShuttingDown()) process.exitCode = 0;
  });
}
