import "server-only";
import type { Topic } from "@/lib/platform/store/changes";
import type { StalePath } from "./stale-path";

/** How many topics are remembered: more than this process keeps pages at hand. */
const MOST_TOPICS = 20_000;

interface Shown {
  paths: Map<Topic, Set<string>>;
  /** Paths of topics that had to be forgotten: they go stale with the next change of anything. */
  owed: Set<string>;
  /** Until when each page that speaks of now is true, in milliseconds, and the first of these moments. */
  ends: Map<string, number>;
  firstEnd: number;
}

// Next bundles instrumentation and each page by itself: only globalThis is shared by all of them.
const SHOWN = Symbol.for("hobbyhub.shown-topics");
const shared = globalThis as { [SHOWN]?: Shown };

function shown(): Shown {
  shared[SHOWN] ??= { paths: new Map(), owed: new Set(), ends: new Map(), firstEnd: Number.POSITIVE_INFINITY };
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

/** Says, while a static page is being made, at which moment it stops being true by itself; it is made again after it. Null: never. */
export function showsUntil(moment: string | null, path: string): void {
  const all = shown();
  all.ends.delete(path);
  if (moment === null) return;
  const end = Date.parse(moment);
  all.ends.set(path, end);
  all.firstEnd = Math.min(all.firstEnd, end);
  if (all.ends.size <= MOST_TOPICS) return;
  const [oldest] = all.ends.keys();
  if (oldest === undefined) return;
  all.ends.delete(oldest);
  all.owed.add(oldest);
}

/** The paths whose moment has come since the last look. Asked at every request: nearly always one comparison. */
export function pathsOver(now = Date.now()): StalePath[] {
  const all = shown();
  if (now < all.firstEnd) return [];
  const over = [...all.ends].filter(([, end]) => end <= now).map(([path]) => path);
  for (const path of over) all.ends.delete(path);
  all.firstEnd = Math.min(Number.POSITIVE_INFINITY, ...all.ends.values());
  return over.map((path) => ({ path }));
}
