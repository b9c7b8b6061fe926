import { type ClientSession, ObjectId } from "mongodb";
import type { HobbyCategory } from "@/lib/groups/schema";
import type { Topic } from "../port/changes";
import type { Connection } from "./connection";

/** Everybody's counters. */
export const EVERYBODY = "";

/** A counter is spread over this many documents, so that people who write at the same moment seldom wait for each other. */
const SLOTS = 16;

/** An owner's group that came (`by` 1), went (-1) or changed where it is (0): the counter keeps the moment too. */
export interface Count {
  ownerId: string;
  category: HobbyCategory;
  by: number;
}

/** What keeps words, counters and change records true. To be called inside a transaction, the counters last: they are contended. */
export function groupBooks({ groupWords, groupCounts, changes }: Connection) {
  return {
    async words(session: ClientSession, group: ObjectId, before: string[], after: string[]): Promise<void> {
      const [old, fresh] = [new Set(before), new Set(after)];
      const gone = before.filter((word) => !fresh.has(word));
      const added = after.filter((word) => !old.has(word));
      if (gone.length > 0) await groupWords.deleteMany({ group, word: { $in: gone } }, { session });
      if (added.length > 0)
        await groupWords.insertMany(
          added.map((word) => ({ word, group })),
          { session },
        );
    },

    async changed(session: ClientSession, topics: Topic[]): Promise<void> {
      if (topics.length === 0) return;
      const records = topics.map((topic) => ({
        updateOne: { filter: { _id: new ObjectId() }, update: { $set: { topic }, $currentDate: { at: true } } as const, upsert: true },
      }));
      await changes.bulkWrite(records, { session });
    },

    async count(session: ClientSession, counts: Count[]): Promise<void> {
      const at = new Date().toISOString();
      const slot = Math.floor(Math.random() * SLOTS);
      const sums = new Map<string, { owner: string; category: HobbyCategory; by: number }>();
      for (const { ownerId, category, by } of counts)
        for (const owner of [EVERYBODY, ownerId]) {
          const id = `${owner}/${category}/${slot}`;
          sums.set(id, { owner, category, by: (sums.get(id)?.by ?? 0) + by });
        }
      // Always in the same order: two transactions that need the same counters cannot wait for each other in a ring.
      const steps = [...sums].sort(([a], [b]) => (a < b ? -1 : 1));
      if (steps.length === 0) return;
      await groupCounts.bulkWrite(
        steps.map(([_id, { owner, category, by }]) => ({
          updateOne: {
            filter: { _id },
            update: { $inc: { total: by }, $max: { changedAt: at }, $setOnInsert: { owner, category } },
            upsert: true,
          },
        })),
        { session },
      );
    },
  };
}
