import type { Db, MongoClient, ObjectId } from "mongodb";
import type { ChangeReader, ChangeStore, Topic } from "../changes";
import { TIMEOUT_MS, withTimeout } from "../timeout";

const POLL_MS = 250;

/**
 * Longer than any transaction: at most 6 s until its commit, then 12 s for the driver's two tries of the commit. A change record becomes
 * visible only at the commit.
 */
const OVERLAP_MS = 20_000;

/**
 * Records younger than this are read again at each poll. Older records of the overlap are only counted, and read again when one of them
 * became visible late.
 */
const YOUNG_MS = 1000;

/**
 * When one poll finds more records than this, the topic `*` is returned instead: the last poll was long ago, or there were some 5,000
 * writes a second.
 */
const AT_ONCE = 100_000;

/** Records are kept for an hour. A reader that has not polled for nearly as long may have missed some, so it starts again with `*`. */
const TOO_LONG_MS = 50 * 60_000;

/** The longest time a page waits for a poll. */
const WAIT_MS = 400;

/** After a failed poll no caller waits for this long. It is longer than one poll takes, so that an outage does not slow every page down. */
const AWAY_MS = 3000;

/**
 * Reads the appended change records. Each poll reads the last seconds again (the overlap), and each record is returned once. `ready`
 * resolves when every reader created so far knows its start, or when the wait is over.
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

    /**
     * Reads the records that may be new: the young ones, or the whole overlap when it holds more records than were seen. No record is
     * removed within that time, so an equal count means that none is new.
     */
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
      // An older version wrote records without topics.
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
        // Pages were rendered before the start was known, so they may be stale.
        if (answered) news.add("*");
      })
      .catch(() => {}) // Unavailable: the first poll that succeeds adds `*`.
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
              awayUntil = Date.now() + AWAY_MS; // Unavailable: the topics follow later.
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
