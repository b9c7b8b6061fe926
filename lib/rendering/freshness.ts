import "server-only";
import { pathsOf, type StalePath } from "@/lib/groups/topics";
import { log } from "@/lib/log";
import { policyOfPage } from "@/lib/rendering/script-policy";
import { getStore } from "@/lib/store";
import type { ChangeReader, Topic } from "@/lib/store/port/changes";

/** What `cache-handler.cjs` asks. Node loads that file by itself, so the two meet on `globalThis`. */
export interface Freshness {
  /** Next's cache tags of every page that went stale since the last call. */
  staleTags(): Promise<string[]>;
  /** False while rendering again could only fail: then the last good page stays. */
  canRender(): Promise<boolean>;
  policyOfPage(html: string): string;
}

const FRESHNESS = Symbol.for("hobbyhub.freshness");

/** `revalidatePath` makes the same tag of a path. */
const tagOf = ({ path, type }: StalePath): string => `_N_T_${path}${type ? `${path.endsWith("/") ? "" : "/"}${type}` : ""}`;

const tagsOf = (topics: Topic[]): string[] => [...new Set(topics.flatMap(pathsOf).map(tagOf))];

/** How long an answer to "is the store there?" holds, so that an outage costs one question at a time. */
const TRUST_MS = 500;

function createFreshness(): Freshness {
  let reader: ChangeReader | undefined;
  let asked: { until: number; answer: Promise<boolean> } | undefined;

  /** Whatever was rendered before the store could be followed may have missed a change. */
  async function follow(): Promise<string[]> {
    try {
      const store = await getStore();
      if (!reader) {
        reader = store.changes.follow();
        return tagsOf(["*"]);
      }
    } catch (error) {
      log.warn({ err: error }, "The store cannot be followed yet");
    }
    return [];
  }

  async function ping(): Promise<boolean> {
    try {
      await (await getStore()).ping();
      return true;
    } catch {
      return false;
    }
  }

  return {
    async staleTags() {
      if (!reader) return follow();
      const topics = await reader.newTopics();
      return topics.length > 0 ? tagsOf(topics) : [];
    },
    canRender() {
      if (!asked || asked.until < Date.now()) asked = { until: Date.now() + TRUST_MS, answer: ping() };
      return asked.answer;
    },
    policyOfPage,
  };
}

/** Opens the way between the cache handler and the store. */
export function shareFreshness(): void {
  (globalThis as { [FRESHNESS]?: Freshness })[FRESHNESS] = createFreshness();
}
