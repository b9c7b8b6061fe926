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
  // Another process may make it in the same moment: there is one for each person.
  await tx.insertMissing(Calendars, [made], "accountId");
  return made;
}

/** People's own calendars: each is its owner's alone. The first look makes it. */
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

    /** What its address is made of changes, so that the old one opens nothing. */
    reset: (actor: Actor) => change(actor, ({ version }) => ({ version: version + 1 })),

    /** Changes what is given of what it holds. */
    choose: (actor: Actor, { waiting, unanswered }: { waiting?: boolean | undefined; unanswered?: boolean | undefined }) =>
      change(actor, (calendar) => ({ waiting: waiting ?? calendar.waiting, unanswered: unanswered ?? calendar.unanswered })),

    async findById(id: string): Promise<Calendar | null> {
      const db = await open();
      return db.read((reader) => reader.get(Calendars, id));
    },
  };
};

export const calendars = calendarStore(database);
