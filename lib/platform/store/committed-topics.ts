import { AsyncLocalStorage } from "node:async_hooks";
import type { Topic } from "./changes";

// Next bundles a module several times into one process: only globalThis is shared by all copies.
const KEY = Symbol.for("hobbyhub.committed-topics");
const shared = globalThis as { [KEY]?: AsyncLocalStorage<Set<Topic>> };
shared[KEY] ??= new AsyncLocalStorage();
const collector = shared[KEY];

/**
 * Runs a task and passes on the topics of all transactions that it committed, each once; also when the task failed after one of them.
 * @param handOn must not throw; it is not called when nothing became stale
 */
export async function collectingTopics<T>(task: () => T | Promise<T>, handOn: (topics: Topic[]) => Promise<void>): Promise<T> {
  const topics = new Set<Topic>();
  try {
    return await collector.run(topics, async () => task());
  } finally {
    if (topics.size > 0) await handOn([...topics]);
  }
}

/** Both adapters call this after a commit, in the async context of the caller, with the topics of the transaction. */
export function committed(topics: Iterable<Topic>): void {
  const collected = collector.getStore();
  if (collected) for (const topic of topics) collected.add(topic);
}
