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

/** What `cache-handler.cjs` asks. Node loads that file by itself, so the two meet on `globalThis`. */
interface Invalidation {
  /** Next's cache tags of every page that went stale since the last call. */
  staleTags(): Promise<string[]>;
  /** False while rendering again could only fail: then the last good page stays. */
  canRender(): Promise<boolean>;
  policyOfPage(html: string): string;
  /** A page as it is sent: its style sheets and its largest picture are in it. */
  asSent(html: string): string;
}

const FRESHNESS = Symbol.for("hobbyhub.freshness");

const PATH_TAG = "_N_T_";
/** `revalidatePath` makes the same tag of a path. */
const tagOf = ({ path, type }: StalePath): string => `${PATH_TAG}${path}${type ? `${path.endsWith("/") ? "" : "/"}${type}` : ""}`;

/** A topic is a tag itself: of the pages that said they show it (`showsTopic`). */
const tagsOf = (topics: Topic[], pathsOf: PathsOf): string[] => [
  ...new Set([...[...pathsOver(), ...topics.flatMap(pathsOf)].map(tagOf), ...topics]),
];

/** How long an answer to "is the store there?" holds, so that an outage costs one question at a time. */
const TRUST_MS = 500;
/** A store that does not answer by then is away: the visitor gets the last good page instead of waiting. */
const PING_MS = 500;

/** How long a page waits for the store to open at most, and for how long pages do not wait at all after it could not be opened. */
const WAIT_MS = 400;
const AWAY_MS = 3000;

function createInvalidation(pathsOf: PathsOf): Invalidation {
  let reader: ChangeReader | undefined;
  let beginning: Promise<void> | undefined;
  let awayUntil = 0;
  let owed: Topic[] = [];
  let asked: { until: number; answer: Promise<boolean> } | undefined;

  /** Whatever was rendered before the reader's first answer may have missed a change. */
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

/** Opens the way between the cache handler and the store. `pathsOf` says which pages a topic makes stale. */
export function shareInvalidation(pathsOf: PathsOf): void {
  (globalThis as { [FRESHNESS]?: Invalidation })[FRESHNESS] = createInvalidation(pathsOf);
}
