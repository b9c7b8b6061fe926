import "server-only";
import { type DueWork, Work } from "@/lib/platform/clock/record";
import { hasLeft } from "@/lib/platform/http/limits";
import type { Database } from "@/lib/platform/store/database";
import type { Limit } from "@/lib/platform/store/limits";

/** Stands in the data of a mail that has cost its point, so what reads that data lets it pass. */
const COUNTED = { counted: true } as const;

/**
 * Notes that a mail is counted. Before it is, not after: a process killed in between sends one mail too many, not one too few.
 * @returns whether it was not yet
 */
const countsNow = (db: Database, { _id }: Pick<DueWork, "_id">): Promise<boolean> =>
  db.write(
    async (tx) => {
      const work = await tx.get(Work, _id);
      return work !== null && (await tx.update(Work, _id, { data: { ...work.data, ...COUNTED } })) === "changed";
    },
    { key: "counted mails" },
  );

/**
 * Whether one more mail may go to an address. It takes a point of the limit once: one that has to be sent again, for whatever reason and
 * however often, is the same mail.
 */
export const mayBeMailed = async (db: Database, work: Pick<DueWork, "_id">, limit: Limit, to: string): Promise<boolean> =>
  !(await countsNow(db, work)) || hasLeft(limit, to);
