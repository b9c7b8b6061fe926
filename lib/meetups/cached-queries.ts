import "server-only";
import { database } from "@/lib/platform/store";
import type { ChangeReader } from "@/lib/platform/store/changes";
import type { Database } from "@/lib/platform/store/database";

/** What changes the calendar of the whole site: an answer to a meetup does not. */
const TOPICS = ["meetups", "*"];

interface Kept {
  reader: ChangeReader;
  /** Rises with every change: what was read before it is not kept after it. */
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
 * A text about all meetups, made once and handed out until any of them changes, in this process or another one: a thousand events take two
 * tenths of a second to write, and calendars ask again and again. Also when one has begun and when a day ends (`recordStalePages`).
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
