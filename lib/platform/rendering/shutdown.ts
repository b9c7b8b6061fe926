import type { Server } from "node:http";

/** A request that takes longer than this after SIGTERM is aborted. */
const PATIENCE_MS = 8000;

const TICK_MS = 100;

/**
 * The grace period, in ticks. Within it a client with a kept-alive connection may send one more request; the answer tells it that the
 * connection closes. It is counted in ticks, not in time, so that it becomes longer (than one second) when the process is too busy to read
 * requests.
 */
const GRACE_TICKS = 10;

/** Null before SIGTERM, then the number of ticks since. */
let ticks: number | null = null;

/** True after SIGTERM. Each answer then closes its connection, so that no client sends another request to a process that is ending. */
export const isShuttingDown = (): boolean => ticks !== null;

const isGrace = (): boolean => ticks !== null && ticks < GRACE_TICKS;

const servers = new Set<Server>();

/**
 * Registers a server of this process. Closing a server closes its idle connections at once, even if the next request is on its way; this
 * delays that until the end of the grace period.
 */
export function watch(server: Server): void {
  servers.add(server);
  const closeIdleConnections = server.closeIdleConnections.bind(server);
  server.closeIdleConnections = () => {
    if (!isGrace()) closeIdleConnections();
  };
}

/**
 * Completes Next's own shutdown, which lets running requests finish on SIGTERM. Kept-alive connections get one more answer or are closed
 * after the grace period. A request that hangs does not keep the process alive. The exit code is 0 (Next's would be 143).
 */
export function shutDownInOrder(lastSteps: () => Promise<unknown>): void {
  // It must run before Next's own listener, which closes the server.
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
