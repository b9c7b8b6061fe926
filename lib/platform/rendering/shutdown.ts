import { runningServers } from "@/lib/platform/rendering/socket-address";

/** A request that takes longer than this is let go. */
const PATIENCE_MS = 8000;

/**
 * Next lets requests in flight finish on SIGTERM; this makes it quick and clean: kept-alive connections are closed as soon as they are
 * idle, a request that hangs does not hold the process, and an orderly end is reported as one (Next would say 143).
 */
export function shutDownInOrder(lastSteps: () => Promise<unknown>): void {
  let asked = false;
  process.once("SIGTERM", () => {
    asked = true;
    setInterval(() => {
      for (const server of runningServers()) server.closeIdleConnections();
    }, 100).unref();
    setTimeout(() => void lastSteps().finally(() => process.exit(0)), PATIENCE_MS).unref();
  });
  process.on("exit", () => {
    if (asked) process.exitCode = 0;
  });
}
