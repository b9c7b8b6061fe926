import "server-only";
import type { Actor } from "@/lib/platform/permission/actor";
import { database } from "@/lib/platform/store";
import type { Database, Transaction } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import type { Row } from "@/lib/platform/store/record";
import { Calendars } from "./record";

export type Calendar = Row<typeof Calendars>;

async function own(tx: Transaction, accountId: string): Promise<Calendar> {
  const known = await tx.first(Calendars, { accountId });
  if (known) return known;
  const made = { _id: newId(), accountId, version: 1, waiting: true, unanswered: false };
  // Another process may insert the row at the same moment. `insertMissing` keeps one row for each person.
  await tx.insertMissing(Calendars, [made], "accountId");
  return made;
}

/** The calendars of single persons. Only the owner can read or change one. The first request creates it. */
export const calendarStore = (open: () => Promise<Database>) => {
  const change = async ({ accountId }: Actor, edit: (calendar: Calendar) => Partial<Calendar>): Promise<Calendar> => {
    const db = await open();
    return db.write(
      async (tx) => {
        const calendar = await own(tx, accountId);
        const next = { ...calendar, ...edit(calendar) };
        await tx.update(Calendars, calendar._id, next);
        return next;
      },
      { key: accountId },
    );
  };

  return {
    async get({ accountId }: Actor): Promise<Calendar> {
      const db = await open();
      const known = await db.read((reader) => reader.first(Calendars, { accountId }));
      return known ?? db.write((tx) => own(tx, accountId), { key: accountId });
    },

    /** Raises the version that the address is computed from, so that the old address stops working. */
    reset: (actor: Actor) => change(actor, ({ version }) => ({ version: version + 1 })),

    /** Changes the given choices. */
    choose: (actor: Actor, { waiting, unanswered }: { waiting?: boolean | undefined; unanswered?: boolean | undefined }) =>
      change(actor, (calendar) => ({ waiting: waiting ?? calendar.waiting, unanswered: unanswered ?? calendar.unanswered })),

    async findById(id: string): Promise<Calendar | null> {
      const db = await open();
      return db.read((reader) => reader.get(Calendars, id));
    },
  };
};

export const calendars = calendarStore(database);
