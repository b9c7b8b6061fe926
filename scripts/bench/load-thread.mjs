import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { isMainThread, parentPort, Worker } from "node:worker_threads";
import { load } from "./measure.mjs";

/**
 * `load` in a thread of its own, the same one each time: what this one does meanwhile holds up no answer that is being timed. The
 * process ends by `process.exit`.
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
