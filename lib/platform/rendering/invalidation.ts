import "server-only";
import { log } from "@/lib/log";
import { inlinePicture } from "@/lib/platform/rendering/inline-picture";
import { inlineStyles } from "@/lib/platform/rendering/inline-styles";
import { policyOfPage } from "@/lib/platform/rendering/script-policy";
import { pathsOver } from "@/lib/platform/rendering/shown-topics";
import type { PathsOf, StalePath } from "@/lib/platform/rendering/stale-path";
import { database } from "@/lib/platform/store";
import type { ChangeReader, Topic } from "@/lib/platform/store/changes";
import { withTimeout } from "@/lib/platform/store/timeout";

/** The functions that `cache-handler.cjs` calls. Node loads that file separately, so it finds them on `globalThis`. */
interface Invalidation {
  /** Next's cache tags of every page that became stale since the last call. */
  staleTags(): Promise<string[]>;
  /** False when rendering again could only fail, because the store is unavailable. Then the last good page stays. */
  canRender(): Promise<boolean>;
  policyOfPage(html: string): string;
  /** The HTML as it is sent, with its style sheets and its largest picture inlined. */
  asSent(html: string): string;
}

const FRESHNESS = Symbol.for("hobbyhub.freshness");

const PATH_TAG = "_N_T_";
/** The cache tag of a path, the same that `revalidatePath` uses. */
const tagOf = ({ path, type }: StalePath): string => `${PATH_TAG}${path}${type ? `${path.endsWith("/") ? "" : "/"}${type}` : ""}`;

/** A topic is a cache tag too: the tag of the pages that called `showsTopic`. */
const tagsOf = (topics: Topic[], pathsOf: PathsOf): string[] => [
  ...new Set([...[...pathsOver(), ...topics.flatMap(pathsOf)].map(tagOf), ...topics]),
];

/** How long one ping of the store answers all callers, so that an outage causes one ping at a time. */
const TRUST_MS = 500;
/** A store that does not answer within this time counts as unavailable: the visitor gets the last good page instead of waiting. */
const PING_MS = 500;

/** The longest time a page waits for the store to open; and after a failure, the time in which no page waits for it. */
const WAIT_MS = 400;
const AWAY_MS = 3000;

function createInvalidation(pathsOf: PathsOf): Invalidation {
  let reader: ChangeReader | undefined;
  let beginning: Promise<void> | undefined;
  let awayUntil = 0;
  let owed: Topic[] = [];
  let asked: { until: number; answer: Promise<boolean> } | undefined;

  /**
   * Starts to follow the changes. It ends with the topic `*`, because pages rendered before the first answer of the reader may have missed
   * a change.
   */
  async function follow(): Promise<void> {
    try {
      const db = await database();
      const begun = db.changes.follow();
      await begun.newTopics();
      [reader, owed] = [begun, ["*"]];
    } catch (error) {
      awayUntil = Date.now() + AWAY_MS;
      log.warn({ err: error }, "The store cannot be followed yet");
    }
  }

  async function ping(): Promise<boolean> {
    try {
      const db = await withTimeout(PING_MS, database());
      await withTimeout(PING_MS, db.ping());
      return true;
    } catch {
      return false;
    }
  }

  return {
    async staleTags() {
      if (!reader) {
        beginning ??= follow().finally(() => {
          beginning = undefined;
        });
        if (Date.now() >= awayUntil) await withTimeout(WAIT_MS, beginning).catch(() => {});
      }
      const topics = [...owed.splice(0), ...((await reader?.newTopics()) ?? [])];
      return tagsOf(topics, pathsOf);
    },
    canRender() {
      if (!asked || asked.until < Date.now()) asked = { until: Date.now() + TRUST_MS, answer: ping() };
      return asked.answer;
    },
    policyOfPage,
    asSent: (html) => inlinePicture(inlineStyles(html)),
  };
}

/** Gives the cache handler access to the store's changes. `pathsOf` returns the pages that a topic makes stale. */
export function shareInvalidation(pathsOf: PathsOf): void {
  (globalThis as { [FRESHNESS]?: Invalidation })[FRESHNESS] = createInvalidation(pathsOf);
}
