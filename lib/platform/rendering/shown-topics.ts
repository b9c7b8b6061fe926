import "server-only";
import { unstable_cache } from "next/cache";
import type { Topic } from "@/lib/platform/store/changes";
import type { StalePath } from "./stale-path";

/** How many pages' end times are kept: more pages than the page cache of this process holds. */
const MOST_ENDS = 20_000;

interface Ends {
  /** For each page with an end time: when it becomes outdated, in milliseconds. `first` is the earliest of these times. */
  of: Map<string, number>;
  first: number;
  /** Paths whose end time was dropped for lack of space: they become stale at the next check. */
  owed: Set<string>;
}

// Next bundles instrumentation and each page separately: only globalThis is shared by all of them.
const ENDS = Symbol.for("hobbyhub.page-ends");
const shared = globalThis as { [ENDS]?: Ends };

function ends(): Ends {
  shared[ENDS] ??= { of: new Map(), first: Number.POSITIVE_INFINITY, owed: new Set() };
  return shared[ENDS];
}

/**
 * Call it while a static page is rendered, with the topics that its path does not name: a page's path holds a group's slug, but a change
 * names the group's id. Next stores a page with the cache tags of its data and marks pages stale by tag, on every host. Without cache
 * components, `unstable_cache` is the only way to add a tag, so it caches the value `true`.
 */
export const showsTopic = (...topics: Topic[]): Promise<true> => unstable_cache(async () => true as const, ["shown"], { tags: topics })();

/**
 * Call it while a static page is rendered, with the time at which the page becomes outdated by itself; it is rendered again after that
 * time. Null means never.
 */
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

/** The paths whose end time has passed since the last call. It is called for every request, and nearly always makes one comparison. */
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
