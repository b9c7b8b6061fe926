import "server-only";
import { log } from "@/lib/log";
import type { Topic } from "@/lib/platform/store/changes";
import { collectingTopics } from "@/lib/platform/store/committed-topics";

/** Tells Next which pages became stale. */
type Revalidate = (topics: Topic[]) => void;

// Next bundles instrumentation and each route separately: only globalThis is shared by all of them.
const HANDOVER = Symbol.for("hobbyhub.revalidate");
const shared = globalThis as { [HANDOVER]?: Revalidate };

/** Called by instrumentation with the function that tells Next about a finished write. Without it (in a test) Next is not told. */
export function setRevalidate(revalidate: Revalidate): void {
  shared[HANDOVER] = revalidate;
}

/** The store has recorded the topics too, so an error here is only logged and no change is lost. */
async function handOn(topics: Topic[]): Promise<void> {
  try {
    shared[HANDOVER]?.(topics);
  } catch (error) {
    log.error({ err: error, topics }, "Next did not take what a write made stale");
  }
}

/**
 * Runs work within a request and tells Next every topic that its writes made stale. So the writer sees the change at once. A host that
 * keeps one page cache for all processes learns of the change only in this way. Next accepts this only within a request.
 */
export const revalidating = <T>(work: () => T | Promise<T>): Promise<T> => collectingTopics(work, handOn);
