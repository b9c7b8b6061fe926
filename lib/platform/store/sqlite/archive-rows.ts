import { asc, gt, sql } from "drizzle-orm";
import type { SQLiteColumn, SQLiteSelect } from "drizzle-orm/sqlite-core";
import type { ArchiveKind, ArchiveRecords } from "../port/archive";
import { splitWords } from "../search";
import { accountColumns } from "./accounts";
import type { Connection } from "./connection";
import { type groupBookkeeping, groupColumns, toGroupRow } from "./group-rows";
import { mailColumns, toMail } from "./messages";
import { groups, links, messages, outbox, users } from "./schema";

interface Place {
  after: string;
  limit: number;
}

/** For each kind: the records after an id, and adding one whose id is new. */
export type Shelves = {
  [Kind in ArchiveKind]: {
    read(place: Place): ArchiveRecords[Kind][];
    /** @returns false when its id is there already */
    add(record: ArchiveRecords[Kind]): boolean;
  };
};

/** The rows after an id, in the order of their ids. */
const next = <Select extends SQLiteSelect>(rows: Select, id: SQLiteColumn) =>
  rows
    .where(gt(id, sql.placeholder("after")))
    .orderBy(asc(id))
    .limit(sql.placeholder("limit"))
    .prepare();

export function shelves({ db }: Connection, books: ReturnType<typeof groupBookkeeping>): Shelves {
  const linkColumns = {
    id: links.id,
    userId: links.userId,
    type: links.type,
    provider: links.provider,
    providerAccountId: links.providerAccountId,
  };
  const messageColumns = {
    id: messages.id,
    name: messages.name,
    email: messages.email,
    message: messages.message,
    createdAt: messages.createdAt,
  };
  const recordColumns = { ...mailColumns, dueAt: outbox.dueAt, sentAt: outbox.sentAt };
  return {
    accounts: {
      read: (place) => next(db.select(accountColumns).from(users).$dynamic(), users.id).all({ ...place }),
      add: ({ displayName, photoURL, ...account }) =>
        db
          .insert(users)
          .values({ ...account, name: displayName, image: photoURL })
          .onConflictDoNothing({ target: users.id })
          .run().changes > 0,
    },
    links: {
      read: (place) => next(db.select(linkColumns).from(links).$dynamic(), links.id).all({ ...place }),
      add: (link) => db.insert(links).values(link).onConflictDoNothing({ target: links.id }).run().changes > 0,
    },
    groups: {
      read: (place) => next(db.select(groupColumns).from(groups).$dynamic(), groups.id).all({ ...place }),
      add: (group) => {
        const row = toGroupRow(group);
        if (db.insert(groups).values(row).onConflictDoNothing({ target: groups.id }).run().changes === 0) return false;
        books.words(row.id, [], splitWords(row.words));
        books.count(group.ownerId, group.hobbyCategory, 1);
        return true;
      },
    },
    messages: {
      read: (place) => next(db.select(messageColumns).from(messages).$dynamic(), messages.id).all({ ...place }),
      add: (message) => db.insert(messages).values(message).onConflictDoNothing({ target: messages.id }).run().changes > 0,
    },
    outbox: {
      read: (place) =>
        next(db.select(recordColumns).from(outbox).$dynamic(), outbox.id)
          .all({ ...place })
          .map(toMail),
      add: (mail) => db.insert(outbox).values(mail).onConflictDoNothing({ target: outbox.id }).run().changes > 0,
    },
  };
}
