import type { Server } from "node:http";

/** A request that takes longer than this is let go. */
const PATIENCE_MS = 8000;

/** So long a client that keeps its connection may send one more request on it, and be told in the answer that it was the last. */
const GRACE_MS = 1000;

let endsSince: number | null = null;

/** True from SIGTERM on: each answer then closes its connection, so that nobody sends the next request into a process that ends. */
export const isShuttingDown = (): boolean => endsSince !== null;

const isGrace = (): boolean => endsSince !== null && performance.now() - endsSince < GRACE_MS;

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
    endsSince = performance.now();
    setInterval(() => {
      for (const server of servers) server.closeIdleConnections();
    }, 100).unref();
    setTimeout(() => void lastSteps().finally(() => process.exit(0)), PATIENCE_MS).unref();
  });
  process.on("exit", () => {
    if (isShuttingDown()) process.exitCode = 0;
  });
}
