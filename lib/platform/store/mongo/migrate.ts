import { type AnyBulkWriteOperation, type Db, type Document, MongoServerError, ObjectId } from "mongodb";
import { DAY_MS, inMs } from "@/lib/duration";
import { AppError } from "@/lib/errors";
import { SHORT_ZONES } from "@/lib/zone";

/**
 * Steps that bring the collections of an older version up to date, in order; the document `schema` says how many of them this database
 * has seen. Each may run a second time on what it left half done: a process can be killed in the middle. Indexes are made by
 * `ensureIndexes`; one that is wanted no more goes by a migration.
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

/** Copies a collection of an older version into its new form, then drops it. A copy keeps its id, so that a second run adds nothing. */
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

/** There is no such collection, or no such index: another process that starts at this moment has done it. */
function ifGone(error: unknown): void {
  if (!(error instanceof MongoServerError && (error.code === 26 || error.code === 27))) throw error;
}

/** Words and counts stand in collections that every record may have. */
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

/** Mails that waited become due work; those that were sent have nothing left to do. */
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

/** Groups get the settings they had without knowing; the noun itself completes them with what belongs to them. */
async function memberships(db: Db): Promise<void> {
  const settings = { joinPolicy: "open", questions: [], rules: "", rulesVersion: 0, visibility: "public", lettingIn: false };
  const absent = { slug: null, closedAt: null, transfer: null, move: null };
  await db.collection("groups").updateMany({ visibility: { $exists: false } }, { $set: { ...settings, ...absent } });
}

/** Events from before there were notices: nobody is told of them any more. */
async function events(db: Db): Promise<void> {
  await db.collection("notice_events").deleteMany({});
}

/** Meetups of a version that told nothing by itself: the clock looks at each that comes, and finds when it has to look again. */
async function meetupMoments(db: Db): Promise<void> {
  const now = new Date().toISOString();
  const coming = { status: "scheduled", endsAt: { $gt: now }, nextAt: { $exists: false } };
  await db.collection("meetups").updateMany(coming, { $set: { nextAt: now } });
}

/** Names that were written down at a door before names there had an end: they have 90 days from now. */
async function walkInNames(db: Db): Promise<void> {
  const nameUntil = inMs(90 * DAY_MS);
  await db.collection("check_ins").updateMany({ name: { $ne: null }, nameUntil: { $exists: false } }, { $set: { nameUntil } });
}

/** People are told in the order of their ids: an event that was being told begins anew, and whoever was told already is left out. */
async function eventsByPerson(db: Db): Promise<void> {
  await db.collection("notice_events").updateMany({ reached: { $type: "number" } }, { $set: { reached: null } });
}

/** What was one topic is two: what somebody chose holds for both. */
async function topicOfPlaces(db: Db): Promise<void> {
  const settings = db.collection("notice_settings");
  for await (const { _id, topics } of settings.find({ "topics.meetups": { $exists: true }, "topics.places": { $exists: false } }))
    await settings.updateOne({ _id }, { $set: { "topics.places": topics.meetups } });
}

/** The account's unique index gives the order of its notices, and what is unread holds what waits for a mail. */
async function indexesOfNotices(db: Db): Promise<void> {
  for (const fields of ["shown_at", "shown_read_at_at", "mail_at"])
    await db.collection("notices").dropIndex(`notices_account_id_${fields}`).catch(ifGone);
}

/** The account's unique index decides the order of its notices: the index of what is unread needs no id. `ensureIndexes` makes it anew. */
async function unreadWithoutId(db: Db): Promise<void> {
  await db.collection("notices").dropIndex("notices_account_id_read_at_event_id").catch(ifGone);
}

/** A used-up invitation is open no more: the open ones of a group are counted without a look at the others. */
async function openInvitations(db: Db): Promise<void> {
  const isOpen = { $and: [{ $eq: ["$revokedAt", null] }, { $lt: ["$used", "$uses"] }] };
  await db.collection("invitations").updateMany({ stand: { $exists: false } }, [{ $set: { stand: { $cond: [isOpen, "open", "over"] } } }]);
  await db.collection("invitations").dropIndex("invitations_group_id_revoked_at_expires_at").catch(ifGone);
}

/** Zones that were taken by a name which nothing can calculate with. */
async function shortZones(db: Db): Promise<void> {
  for (const name of ["users", "meetups", "series"])
    for (const [short, zone] of Object.entries(SHORT_ZONES))
      await db.collection(name).updateMany({ zone: { $in: [short, short.toLowerCase()] } }, { $set: { zone } });
}

/** When somebody chose to share an address for a move: of older choices nobody knows, so they count from now on where a move is announced. */
async function choicesSince(db: Db): Promise<void> {
  const moving = await db.collection("groups").distinct("_id", { move: { $type: "object" } });
  const chosen = { contact: "if-the-group-moves", groupId: { $in: moving }, contactSince: { $exists: false } };
  await db.collection("memberships").updateMany(chosen, { $set: { contactSince: new Date().toISOString() } });
}

/** When somebody said no to an invitation that was mailed to them: until now only the news of it told. */
async function declinedInvitations(db: Db): Promise<void> {
  const invitations = db.collection("invitations");
  for await (const { detail, at } of db.collection("notice_events").find({ kind: "invitation-refused" })) {
    const declined = { _id: new ObjectId(String(detail)), email: { $type: "string" as const } };
    await invitations.updateOne(declined, { $max: { declinedAt: at } });
  }
}
