import type { Server } from "node:http";

/** A request that takes longer than this is let go. */
const PATIENCE_MS = 8000;

const servers = new Set<Server>();
let shuttingDown = false;

/** True from SIGTERM on: each answer then closes its connection, so that nobody sends the next request into a process that ends. */
export const isShuttingDown = (): boolean => shuttingDown;

/** Names a server of this process, so that its idle connections are closed at the end. */
export const watch = (server: Server): void => void servers.add(server);

/**
 * Next lets requests in flight finish on SIGTERM; this makes it quick and clean: kept-alive connections are closed as soon as they are
 * idle, a request that hangs does not hold the process, and an orderly end is reported as one (Next would say 143).
 */
export function shutDownInOrder(lastSteps: () => Promise<unknown>): void {
  process.once("SIGTERM", () => {
    shuttingDown = true;
    setInterval(() => {
      for (const server of servers) server.closeIdleConnections();
    }, 100).unref();
    setTimeout(() => void lastSteps().finally(() => process.exit(0)), PATIENCE_MS).unref();
  });
  process.on("exit", () => {
    if (shuttingDown) process.exitCode = 0;
  });
}
