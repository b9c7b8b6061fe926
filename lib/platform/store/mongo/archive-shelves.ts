import { type ClientSession, type Collection, type Document, type Filter, ObjectId } from "mongodb";
import type { ArchiveKind, ArchiveRecords } from "../port/archive";
import type { Topic } from "../port/changes";
import { splitWords } from "../search";
import type { Connection } from "./connection";
import { toAccount, toGroup, toGroupDocument, toMail } from "./documents";
import { groupBooks } from "./group-books";

/** For each kind: the records after an id, which of some ids are there, whether a new record's unique value is taken, adding. */
export type Shelves = {
  [Kind in ArchiveKind]: {
    read(after: ObjectId, limit: number): Promise<ArchiveRecords[Kind][]>;
    present(ids: ObjectId[], session: ClientSession): Promise<Set<string>>;
    collides(records: ArchiveRecords[Kind][], session: ClientSession): Promise<boolean>;
    insert(records: ArchiveRecords[Kind][], session: ClientSession, topics: Topic[]): Promise<unknown>;
  };
};

const never = async (): Promise<boolean> => false;
const twice = (values: string[]): boolean => new Set(values).size < values.length;

async function idsIn<T extends { _id: ObjectId } & Document>(collection: Collection<T>, ids: ObjectId[], session: ClientSession) {
  const rows = await collection
    .aggregate<{ _id: ObjectId }>([{ $match: { _id: { $in: ids } } }, { $project: { _id: 1 } }], { session })
    .toArray();
  return new Set(rows.map(({ _id }) => _id.toHexString()));
}

/** The documents after an id, in the order of their ids. */
const next = <T extends { _id: ObjectId } & Document>(collection: Collection<T>, after: ObjectId, limit: number) =>
  collection
    .find({ _id: { $gt: after } } as Filter<T>)
    .sort({ _id: 1 })
    .limit(limit)
    .toArray();

export function shelves(connection: Connection): Shelves {
  const { users, links, groups, groupWords, messages, outbox } = connection;
  const books = groupBooks(connection);
  return {
    accounts: {
      read: async (after, limit) => (await next(users, after, limit)).map(toAccount),
      present: (ids, session) => idsIn(users, ids, session),
      collides: async (records, session) => {
        const emails = records.map(({ email }) => email);
        return twice(emails) || (await users.findOne({ email: { $in: emails } }, { session })) !== null;
      },
      insert: (records, session) =>
        users.insertMany(
          records.map(({ id, displayName, photoURL, ...rest }) => ({
            _id: new ObjectId(id),
            ...rest,
            name: displayName,
            image: photoURL,
            emailVerified: null,
          })),
          { session },
        ),
    },
    links: {
      read: async (after, limit) =>
        (await next(links, after, limit)).map(({ _id, userId, type, provider, providerAccountId }) => ({
          id: _id.toHexString(),
          userId: userId.toHexString(),
          type,
          provider,
          providerAccountId,
        })),
      present: (ids, session) => idsIn(links, ids, session),
      collides: async (records, session) => {
        const pairs = records.map(({ provider, providerAccountId }) => ({ provider, providerAccountId }));
        return twice(pairs.map((pair) => JSON.stringify(pair))) || (await links.findOne({ $or: pairs }, { session })) !== null;
      },
      insert: (records, session) =>
        links.insertMany(
          records.map(({ id, userId, ...rest }) => ({ _id: new ObjectId(id), userId: new ObjectId(userId), ...rest })),
          { session },
        ),
    },
    groups: {
      read: async (after, limit) => (await next(groups, after, limit)).map(toGroup),
      present: (ids, session) => idsIn(groups, ids, session),
      collides: never,
      insert: async (records, session, topics) => {
        const documents = records.map(toGroupDocument);
        const rows = documents.flatMap(({ _id, words }) => splitWords(words).map((word) => ({ word, group: _id })));
        await groups.insertMany(documents, { session });
        if (rows.length > 0) await groupWords.insertMany(rows, { session });
        await books.changed(session, topics);
        const counts = records.map(({ ownerId, hobbyCategory }) => ({ ownerId, category: hobbyCategory, by: 1 }));
        await books.count(session, counts);
      },
    },
    messages: {
      read: async (after, limit) =>
        (await next(messages, after, limit)).map(({ _id, name, email, message, createdAt }) => ({
          id: _id.toHexString(),
          name,
          email,
          message,
          createdAt,
        })),
      present: (ids, session) => idsIn(messages, ids, session),
      collides: never,
      insert: (records, session) =>
        messages.insertMany(
          records.map(({ id, ...rest }) => ({ _id: new ObjectId(id), ...rest })),
          { session },
        ),
    },
    outbox: {
      read: async (after, limit) => {
        const documents = await next(outbox, after, limit);
        return documents.map((document) => {
          const { replyTo, ...mail } = { replyTo: undefined, ...toMail(document) };
          return { ...mail, dueAt: document.dueAt, sentAt: document.sentAt, ...(replyTo !== undefined && { replyTo }) };
        });
      },
      present: (ids, session) => idsIn(outbox, ids, session),
      collides: never,
      insert: (records, session) =>
        outbox.insertMany(
          records.map(({ id, replyTo = null, ...rest }) => ({ _id: new ObjectId(id), replyTo, ...rest })),
          { session },
        ),
    },
  };
}
