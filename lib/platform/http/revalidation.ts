import "server-only";
import { log } from "@/lib/log";
import type { Topic } from "@/lib/platform/store/changes";

/** Tells the renderer which pages went stale. */
type Revalidate = (topics: Topic[]) => void | Promise<void>;

// Next bundles instrumentation and each route by itself: only globalThis is shared by all of them.
const HANDOVER = Symbol.for("hobbyhub.revalidate");
interface Handover {
  revalidate: Revalidate;
  hostKeepsPages: boolean;
}
const shared = globalThis as { [HANDOVER]?: Handover };

/**
 * Instrumentation says here how Next learns of a finished write; without it (a test) nobody does.
 * @param hostKeepsPages whether a host keeps pages for all processes, which hears of a change in no other way
 */
export function setRevalidate(revalidate: Revalidate, hostKeepsPages = false): void {
  shared[HANDOVER] = { revalidate, hostKeepsPages };
}

/** Hands the topics of a finished write on. The store has recorded them too, so that a failure here is logged and loses nothing. */
export async function revalidate(topics: Topic[]): Promise<void> {
  try {
    if (topics.length > 0) await shared[HANDOVER]?.revalidate(topics);
  } catch (error) {
    log.error({ err: error, topics }, "Next did not take what a write made stale");
  }
}

/**
 * The same for what the clock found, outside of any write: only a host that keeps pages itself is told. Everywhere else a page asks the store
 * before each hit, and Next takes no such word from work that no request asked for.
 */
export async function revalidateByItself(topics: Topic[]): Promise<void> {
  if (shared[HANDOVER]?.hostKeepsPages) await revalidate(topics);
}
