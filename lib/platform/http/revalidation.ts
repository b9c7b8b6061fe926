import "server-only";
import { log } from "@/lib/log";
import type { Topic } from "@/lib/platform/store/changes";

/** Tells the renderer which pages went stale. */
export type Revalidate = (topics: Topic[]) => void | Promise<void>;

// Next bundles instrumentation and each route by itself: only globalThis is shared by all of them.
const HANDOVER = Symbol.for("hobbyhub.revalidate");
const shared = globalThis as { [HANDOVER]?: Revalidate };

/** Instrumentation says here how Next learns of a finished write; without it (a test) nobody does. */
export function setRevalidate(revalidate: Revalidate): void {
  shared[HANDOVER] = revalidate;
}

/** Hands the topics of a finished write on. The store has recorded them too, so that a failure here is logged and loses nothing. */
export async function revalidate(topics: Topic[]): Promise<void> {
  try {
    if (topics.length > 0) await shared[HANDOVER]?.(topics);
  } catch (error) {
    log.error({ err: error, topics }, "Next did not take what a write made stale");
  }
}
