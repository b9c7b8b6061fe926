import type { Db, MongoClient, ObjectId } from "mongodb";
import type { ChangeReader, ChangeStore, Topic } from "../changes";
import { TIMEOUT_MS, withTimeout } from "../timeout";

const POLL_MS = 250;

/** Longer than any transaction lasts (6 s until its commit, 12 s for the driver's two tries at that): a record shows up when it is committed. */
const OVERLAP_MS = 20_000;

/** What is this young is read again at each look. Of older records it is asked only how many there are, and they are read again where one came late. */
const YOUNG_MS = 1000;

/** More records than this in one look, a second's work, are told as "everything": of a process that looked long ago, or some 5,000 writes a second. */
const AT_ONCE = 100_000;

/** Records are kept an hour; whoever did not look for nearly as long cannot know what went by. */
const TOO_LONG_MS = 50 * 60_000;

/** A page is not kept waiting longer for news. */
const WAIT_MS = 400;

/** After a failed look nobody waits for the next ones, for longer than one of them takes: an outage must not slow every page down. */
const AWAY_MS = 3000;

/**
 * Appended records, read again over an overlap, each told once. `ready` resolves when every reader begun so far knows where it begins, or is late.
 */
export function changeStore(client: MongoClient, db: Db): ChangeStore & { ready(): Promise<void> } {
  const changes = db.collection<{ _id: ObjectId; topics: Topic[]; at: Date }>("changes");
  const starting = new Set<Promise<void>>();

  const serverTime = async (): Promise<number> => {
    const { localTime } = await client.db("admin").command({ hello: 1 });
    return localTime instanceof Date ? localTime.getTime() : Date.now();
  };

  function follow(): ChangeReader {
    let seen = new Map<string, number>();
    let newest: number | undefined;
    let polledAt = 0;
    let lookedAt = Date.now();
    let awayUntil = 0;
    let polling: Promise<void> | undefined;
    let answered = false;
    let news = new Set<Topic>();

    const recent = (after: number) =>
      changes
        .find({ at: { $gt: new Date(after) } }, { maxTimeMS: 2000 })
        .sort({ at: 1 })
        .limit(AT_ONCE + 1)
        .toArray();

    /** What may be new: what is young, or all of the overlap where there is more of it than was seen. Records are never removed within that time, so an equal count means that none is new. */
    async function unread(now: number) {
      const [from, young] = [now - OVERLAP_MS, now - YOUNG_MS];
      const older = { at: { $gt: new Date(from), $lte: new Date(young) } };
      const [records, count] = await Promise.all([recent(young), changes.countDocuments(older, { maxTimeMS: 2000 })]);
      let known = 0;
      for (const at of seen.values()) if (at > from && at <= young) known += 1;
      return count === known ? records : recent(from);
    }

    async function start(): Promise<void> {
      const now = await serverTime();
      const records = await recent(now - OVERLAP_MS);
      seen = new Map(records.map(({ _id, at }) => [_id.toHexString(), at.getTime()]));
      newest = now;
      lookedAt = Date.now();
    }

    async function look(): Promise<void> {
      if (newest === undefined || Date.now() - lookedAt > TOO_LONG_MS) return restart();
      const records = await unread(newest);
      if (records.length > AT_ONCE) return restart();
      // A process of an older version wrote its records otherwise.
      for (const { _id, at, topics = ["*"] } of records) {
        const id = _id.toHexString();
        if (!seen.has(id)) for (const topic of topics) news.add(topic);
        seen.set(id, at.getTime());
        newest = Math.max(newest, at.getTime());
      }
      for (const [id, at] of seen) if (at < newest - OVERLAP_MS) seen.delete(id);
      lookedAt = Date.now();
    }

    async function restart(): Promise<void> {
      await start();
      news.add("*");
    }

    const begun: Promise<void> = start()
      .then(() => {
        // Pages were made before it was known where to begin.
        if (answered) news.add("*");
      })
      .catch(() => {}) // Away: the first look that succeeds says `*`.
      .finally(() => starting.delete(begun));
    starting.add(begun);

    return {
      async newTopics() {
        if (!polling && Date.now() - polledAt >= POLL_MS) {
          polledAt = Date.now();
          polling = withTimeout(TIMEOUT_MS, begun.then(look))
            .then(() => {
              awayUntil = 0;
            })
            .catch(() => {
              awayUntil = Date.now() + AWAY_MS; // Away: told when it is back.
            })
            .finally(() => {
              polling = undefined;
            });
        }
        if (polling && Date.now() >= awayUntil) await withTimeout(WAIT_MS, polling).catch(() => {});
        answered = true;
        const topics = [...news];
        news = new Set();
        return topics;
      },
    };
  }

  return {
    follow,
    ready: async () => {
      if (starting.size > 0) await withTimeout(WAIT_MS, Promise.all(starting)).catch(() => {});
    },
  };
}
