import "server-only";
import { unstable_cache } from "next/cache";
import type { Topic } from "@/lib/platform/store/changes";
import type { StalePath } from "./stale-path";

/** How many pages' moments are remembered: more than this process keeps pages at hand. */
const MOST_ENDS = 20_000;

interface Ends {
  /** Until when each page that speaks of now is true, in milliseconds, and the first of these moments. */
  of: Map<string, number>;
  first: number;
  /** Paths whose moment had to be forgotten: they go stale at the next look. */
  owed: Set<string>;
}

// Next bundles instrumentation and each page by itself: only globalThis is shared by all of them.
const ENDS = Symbol.for("hobbyhub.page-ends");
const shared = globalThis as { [ENDS]?: Ends };

function ends(): Ends {
  shared[ENDS] ??= { of: new Map(), first: Number.POSITIVE_INFINITY, owed: new Set() };
  return shared[ENDS];
}

/**
 * Says, while a static page is being made, that it shows topics which its path does not name: a page's address holds a group's slug, a
 * change its id. Next keeps a page together with the cache tags of what it was made from, on every host, and marks stale by a tag. Without
 * cache components `unstable_cache` is its one way to give a page a tag; what is cached by it is the word "true".
 */
export const showsTopic = (...topics: Topic[]): Promise<true> => unstable_cache(async () => true as const, ["shown"], { tags: topics })();

/** Says, while a static page is being made, at which moment it stops being true by itself; it is made again after it. Null: never. */
export function showsUntil(moment: string | null, path: string): void {
  const all = ends();
  all.of.delete(path);
  if (moment === null) return;
  const end = Date.parse(moment);
  all.of.set(path, end);
  all.first = Math.min(all.first, end);
  if (all.of.size <= MOST_ENDS) return;
  const [oldest] = all.of.keys();
  if (oldest === undefined) return;
  all.of.delete(oldest);
  all.owed.add(oldest);
}

/** The paths whose moment has come since the last look. Asked at every request: nearly always one comparison. */
export function pathsOver(now = Date.now()): StalePath[] {
  const all = ends();
  const over = [...all.owed];
  all.owed.clear();
  if (now >= all.first) {
    for (const [path, end] of all.of) if (end <= now) over.push(path);
    for (const path of over) all.of.delete(path);
    all.first = Math.min(Number.POSITIVE_INFINITY, ...all.of.values());
  }
  return over.map((path) => ({ path }));
}
