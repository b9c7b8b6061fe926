import "server-only";
import { log } from "@/lib/log";
import type { Topic } from "@/lib/platform/store/changes";
import { collectingTopics } from "@/lib/platform/store/committed-topics";

/** Tells the renderer which pages went stale. */
type Revalidate = (topics: Topic[]) => void;

// Next bundles instrumentation and each route by itself: only globalThis is shared by all of them.
const HANDOVER = Symbol.for("hobbyhub.revalidate");
const shared = globalThis as { [HANDOVER]?: Revalidate };

/** Instrumentation says here how Next learns of a finished write; without it (a test) nobody does. */
export function setRevalidate(revalidate: Revalidate): void {
  shared[HANDOVER] = revalidate;
}

/** The store has recorded the topics too, so that a failure here is logged and loses nothing. */
async function handOn(topics: Topic[]): Promise<void> {
  try {
    shared[HANDOVER]?.(topics);
  } catch (error) {
    log.error({ err: error, topics }, "Next did not take what a write made stale");
  }
}

/**
 * Does work within a request and hands everything that its writes made stale to Next: the writer sees it at once, and a host that keeps pages
 * for all processes hears of it in no other way. Next takes no such word from work that no request asked for.
 */
export const revalidating = <T>(work: () => T | Promise<T>): Promise<T> => collectingTopics(work, handOn);
