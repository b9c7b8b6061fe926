import "server-only";
import { type DueWork, Work } from "@/lib/platform/clock/record";
import { hasLeft } from "@/lib/platform/http/limits";
import type { Database } from "@/lib/platform/store/database";
import type { Limit } from "@/lib/platform/store/limits";

/** Marks the data of a mail whose point was taken. A schema that reads that data must accept this field. */
const COUNTED = { counted: true } as const;

/**
 * Marks a mail as counted. The mark is set before the point is taken: if the process is killed in between, one mail too many is sent, not
 * one too few.
 * @returns whether the mail was not yet marked
 */
const countsNow = (db: Database, { _id }: Pick<DueWork, "_id">): Promise<boolean> =>
  db.write(
    async (tx) => {
      const work = await tx.get(Work, _id);
      return work !== null && (await tx.update(Work, _id, { data: { ...work.data, ...COUNTED } })) === "changed";
    },
    { key: "counted mails" },
  );

/** Whether one more mail may be sent to an address. Each mail takes one point of the limit, however often it is sent again. */
export const mayBeMailed = async (db: Database, work: Pick<DueWork, "_id">, limit: Limit, to: string): Promise<boolean> =>
  !(await countsNow(db, work)) || hasLeft(limit, to);
