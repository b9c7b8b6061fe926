import "server-only";
import { database } from "@/lib/platform/store";
import type { ChangeReader } from "@/lib/platform/store/changes";
import type { Database } from "@/lib/platform/store/database";

/** The topics that change the calendar of the whole site. An answer to a meetup changes none of them. */
const TOPICS = ["meetups", "*"];

interface Kept {
  reader: ChangeReader;
  /** Rises with every change. A text that was made before a change is not cached after it. */
  generation: number;
  texts: Map<string, string>;
}

const keptOf = new WeakMap<Database, Kept>();

function keptIn(db: Database): Kept {
  const kept = keptOf.get(db) ?? { reader: db.changes.follow(), generation: 0, texts: new Map() };
  keptOf.set(db, kept);
  return kept;
}

/**
 * Caches a text about all meetups until any meetup changes, in this process or in another one. Writing a thousand events takes 0.2 seconds,
 * and calendar programs ask often. The cache entry also ends when a meetup begins and when a day ends, because `recordStalePages` records
 * the same topic then.
 */
export async function cachedUntilChanged(key: string, make: () => Promise<string>): Promise<string> {
  const kept = keptIn(await database());
  if ((await kept.reader.newTopics()).some((topic) => TOPICS.includes(topic))) {
    kept.generation += 1;
    kept.texts.clear();
  }
  const known = kept.texts.get(key);
  if (known !== undefined) return known;
  const { generation } = kept;
  const text = await make();
  if (kept.generation === generation) kept.texts.set(key, text);
  return text;
}
