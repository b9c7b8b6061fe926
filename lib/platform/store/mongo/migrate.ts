import { type AnyBulkWriteOperation, type Db, type Document, MongoServerError, ObjectId } from "mongodb";
import { DAY_MS, inMs } from "@/lib/duration";
import { AppError } from "@/lib/errors";
import { SHORT_ZONES } from "@/lib/zone";

/**
 * The migrations from older versions, in order. The document `schema` holds how many of them this database has run. Each must be able to
 * run again after it was interrupted, because a process can be killed in the middle. `ensureIndexes` creates indexes; a migration drops an
 * index that is no longer needed.
 */
const MIGRATIONS: readonly ((db: Db) => Promise<void>)[] = [
  records,
  work,
  memberships,
  events,
  meetupMoments,
  walkInNames,
  eventsByPerson,
  topicOfPlaces,
  indexesOfNotices,
  unreadWithoutId,
  openInvitations,
  shortZones,
  choicesSince,
  declinedInvitations,
];

/** @throws AppError unavailable when a newer HobbyHub wrote this database */
export async function migrate(db: Db, migrations = MIGRATIONS): Promise<void> {
  const meta = db.collection<{ _id: string; version: number }>("meta");
  const version = (await meta.findOne({ _id: "schema" }))?.version ?? 0;
  if (version > migrations.length) throw new AppError("unavailable", "A newer version of HobbyHub wrote this database.");
  for (let done = version; done < migrations.length; done++) {
    await migrations[done]?.(db);
    await meta.updateOne({ _id: "schema" }, { $max: { version: done + 1 } }, { upsert: true });
  }
}

const BATCH = 1000;

/** Copies a collection of an older version into its new form, then drops it. A copy keeps its id, so a second run adds nothing. */
async function moved(db: Db, from: string, to: string, form: (document: Document) => Document, which: Document = {}): Promise<void> {
  const present = await db.listCollections({ name: from }).toArray();
  if (present.length === 0) return;
  let batch: AnyBulkWriteOperation[] = [];
  const write = async () => {
    if (batch.length > 0) await db.collection(to).bulkWrite(batch, { ordered: false });
    batch = [];
  };
  for await (const document of db.collection(from).find(which)) {
    batch.push({ replaceOne: { filter: { _id: document._id }, replacement: form(document), upsert: true } });
    if (batch.length === BATCH) await write();
  }
  await write();
  await db.collection(from).drop().catch(ifGone);
}

/** Ignores that the collection or index is missing: another process that starts at the same moment has dropped it. */
function ifGone(error: unknown): void {
  if (!(error instanceof MongoServerError && (error.code === 26 || error.code === 27))) throw error;
}

/** Moves words and counts into collections that any record can have. */
async function records(db: Db): Promise<void> {
  await moved(db, "group_words", "groups_words", ({ word, group }) => ({ word, id: group }));
  await moved(db, "group_counts", "tallies", ({ owner, category, total, changedAt = "" }) => ({
    record: "groups",
    scope: owner,
    key: category,
    by: total,
    at: changedAt,
  }));
}

/** Waiting mails become due work; mails that were sent are dropped. */
function work(db: Db): Promise<void> {
  return moved(
    db,
    "outbox",
    "work",
    ({ _id, dueAt, createdAt, attempts, lastError = null }) => {
      const what = { lane: "mail", kind: "contact.message", key: _id.toHexString(), accountId: null, data: {} };
      return { ...what, dueAt, createdAt, attempts, lastError };
    },
    { sentAt: null },
  );
}

/** Gives old groups the settings that match how they worked so far; the groups room adds what follows from them. */
async function memberships(db: Db): Promise<void> {
  const settings = { joinPolicy: "open", questions: [], rules: "", rulesVersion: 0, visibility: "public", lettingIn: false };
  const absent = { slug: null, closedAt: null, transfer: null, move: null };
  await db.collection("groups").updateMany({ visibility: { $exists: false } }, { $set: { ...settings, ...absent } });
}

/** Deletes the events from before there were notices, so that nobody gets a notice about them. */
async function events(db: Db): Promise<void> {
  await db.collection("notice_events").deleteMany({});
}

/**
 * Meetups of a version without scheduled notices. `nextAt` becomes now for each meetup that has not ended, so that the clock looks at it
 * and schedules the next look.
 */
async function meetupMoments(db: Db): Promise<void> {
  const now = new Date().toISOString();
  const coming = { status: "scheduled", endsAt: { $gt: now }, nextAt: { $exists: false } };
  await db.collection("meetups").updateMany(coming, { $set: { nextAt: now } });
}

/** Names of walk-in guests from a version that kept them without limit: they are deleted 90 days from now. */
async function walkInNames(db: Db): Promise<void> {
  const nameUntil = inMs(90 * DAY_MS);
  await db.collection("check_ins").updateMany({ name: { $ne: null }, nameUntil: { $exists: false } }, { $set: { nameUntil } });
}

/**
 * Events are now delivered to people in the order of their ids. An event in progress starts again; people who have its notice already get
 * no second one.
 */
async function eventsByPerson(db: Db): Promise<void> {
  await db.collection("notice_events").updateMany({ reached: { $type: "number" } }, { $set: { reached: null } });
}

/** One notice topic was split into two: both get the person's old choice. */
async function topicOfPlaces(db: Db): Promise<void> {
  const settings = db.collection("notice_settings");
  for await (const { _id, topics } of settings.find({ "topics.meetups": { $exists: true }, "topics.places": { $exists: false } }))
    await settings.updateOne({ _id }, { $set: { "topics.places": topics.meetups } });
}

/**
 * Drops indexes that other indexes replace: the unique index of the account orders its notices, and the index of unread notices contains
 * those that wait for a mail.
 */
async function indexesOfNotices(db: Db): Promise<void> {
  for (const fields of ["shown_at", "shown_read_at_at", "mail_at"])
    await db.collection("notices").dropIndex(`notices_account_id_${fields}`).catch(ifGone);
}

/**
 * The unique index of the account orders the notices, so the index of unread notices needs no id. `ensureIndexes` creates it again without
 * one.
 */
async function unreadWithoutId(db: Db): Promise<void> {
  await db.collection("notices").dropIndex("notices_account_id_read_at_event_id").catch(ifGone);
}

/** Adds `stand`: a used-up invitation is no longer open, so a group's open invitations can be counted without reading the others. */
async function openInvitations(db: Db): Promise<void> {
  const isOpen = { $and: [{ $eq: ["$revokedAt", null] }, { $lt: ["$used", "$uses"] }] };
  await db.collection("invitations").updateMany({ stand: { $exists: false } }, [{ $set: { stand: { $cond: [isOpen, "open", "over"] } } }]);
  await db.collection("invitations").dropIndex("invitations_group_id_revoked_at_expires_at").catch(ifGone);
}

/** Replaces short zone names, which cannot be used for calculations, with full names. */
async function shortZones(db: Db): Promise<void> {
  for (const name of ["users", "meetups", "series"])
    for (const [short, zone] of Object.entries(SHORT_ZONES))
      await db.collection(name).updateMany({ zone: { $in: [short, short.toLowerCase()] } }, { $set: { zone } });
}

/**
 * When a member agreed to share their address if the group moves. For older choices the time is unknown: where a move is announced, they
 * count from now on.
 */
async function choicesSince(db: Db): Promise<void> {
  const moving = await db.collection("groups").distinct("_id", { move: { $type: "object" } });
  const chosen = { contact: "if-the-group-moves", groupId: { $in: moving }, contactSince: { $exists: false } };
  await db.collection("memberships").updateMany(chosen, { $set: { contactSince: new Date().toISOString() } });
}

/** When a person declined an invitation by mail. Until now only the notice event had this time. */
async function declinedInvitations(db: Db): Promise<void> {
  const invitations = db.collection("invitations");
  for await (const { detail, at } of db.collection("notice_events").find({ kind: "invitation-refused" })) {
    const declined = { _id: new ObjectId(String(detail)), email: { $type: "string" as const } };
    await invitations.updateOne(declined, { $max: { declinedAt: at } });
  }
}
