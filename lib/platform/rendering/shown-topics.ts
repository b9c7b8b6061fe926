import "server-only";
import type { Topic } from "@/lib/platform/store/changes";
import type { StalePath } from "./stale-path";

/** More pages than this process keeps at hand. */
const MOST_TOPICS = 20_000;

interface Shown {
  paths: Map<Topic, Set<string>>;
  /** Paths of topics that had to be forgotten: they go stale with the next change of anything. */
  owed: Set<string>;
}

// Next bundles instrumentation and each page by itself: only globalThis is shared by all of them.
const SHOWN = Symbol.for("hobbyhub.shown-topics");
const shared = globalThis as { [SHOWN]?: Shown };

function shown(): Shown {
  shared[SHOWN] ??= { paths: new Map(), owed: new Set() };
  return shared[SHOWN];
}

/**
 * Says, while a static page is being made, that it shows a topic which its path does not name: a page's address holds a group's slug, a
 * change its id. Each process makes the static pages it serves itself, so what it remembers here is all there is to know.
 */
export function showsTopic(topic: Topic, path: string): void {
  const { paths, owed } = shown();
  const known = paths.get(topic);
  paths.delete(topic);
  paths.set(topic, (known ?? new Set()).add(path));
  if (paths.size <= MOST_TOPICS) return;
  const [oldest, forgotten] = paths.entries().next().value ?? [];
  if (oldest === undefined) return;
  paths.delete(oldest);
  for (const each of forgotten ?? []) owed.add(each);
}

/** The paths of this process's pages that show a topic. They are made anew, and say so again. */
export function pathsShowing(topic: Topic): StalePath[] {
  const { paths, owed } = shown();
  const found = [...(paths.get(topic) ?? []), ...owed];
  owed.clear();
  return found.map((path) => ({ path }));
}
