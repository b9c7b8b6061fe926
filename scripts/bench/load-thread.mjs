import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { load } from "./measure.mjs";

/**
 * Runs `load` in a separate thread, the same one each time, so that the work of this thread does not delay the timed answers. The thread
 * keeps running, so end the process with `process.exit`.
 */
export function loadThread() {
  const thread = new Worker(fileURLToPath(import.meta.url));
  return async (...asked) => {
    thread.postMessage(asked);
    const [result] = await once(thread, "message");
    return result;
  };
}

if (!isMainThread) parentPort.on("message", async (asked) => parentPort.postMessage(await load(...asked)));
