import { afterAll, expect, test } from "vitest";
import { Accounts, ProviderLinks } from "@/lib/accounts/record";
import { Groups, Slugs } from "@/lib/groups/record";
import type { Cursor } from "@/lib/list-page";
import { freshMeetup } from "@/lib/meetups/date-store";
import { timesOf } from "@/lib/meetups/plan-rules";
import { Meetups } from "@/lib/meetups/record";
import { MeetupInput } from "@/lib/meetups/schema";
import { Actions, Invitations, KeptBans, Memberships } from "@/lib/memberships/record";
import { type Notice, Notices } from "@/lib/notices/record";
import { Work } from "@/lib/platform/clock/record";
import type { Reader } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { connect } from "@/lib/platform/store/sqlite/connection";
import { Statements } from "@/lib/platform/store/sqlite/statements";
import { SqliteTransaction } from "@/lib/platform/store/sqlite/transaction";
import { meetupLookUps } from "@/tests/support/meetup-look-ups";
import { input, NOW } from "@/tests/support/meetups";
import { groupRecord } from "@/tests/support/records";
import { sqliteKind } from "@/tests/support/store";

const place = await sqliteKind.create();
const { writer, reading } = await connect(place.address);
afterAll(async () => {
  reading.close();
  writer.close();
  await place.remove();
});

/** Notes what is asked of the database. */
class Noted extends Statements {
  readonly seen: string[] = [];

  override of(sql: string) {
    this.seen.push(sql);
    return super.of(sql);
  }
}

/** What SQLite means to do for the last statement of some work, a step a line. */
async function planOf(work: (reader: Reader) => Promise<unknown>): Promise<string[]> {
  const statements = new Noted(writer);
  await work(new SqliteTransaction(statements));
  const sql = statements.seen.at(-1) ?? "";
  const plan = writer.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`);
  return plan.all(...Array.from({ length: sql.split("?").length - 1 }, () => 1)).map(({ detail }) => detail);
}

const group = groupRecord();
await new SqliteTransaction(new Statements(writer)).insert(Groups, group);
const meetup = freshMeetup(
  { groupId: group._id, category: "Hiking", listed: true },
  { ...MeetupInput.parse(input()), hostId: null },
  timesOf(MeetupInput.parse(input()), NOW),
  { seriesId: null, occursOn: null },
  NOW,
);
await new SqliteTransaction(new Statements(writer)).insert(Meetups, meetup);

const both = [false, true];
const shapes = (["nameKey", "createdAt"] as const).flatMap((by) =>
  both.flatMap((descending) =>
    both.flatMap((category) => both.flatMap((owner) => both.map((cursor) => ({ by, descending, category, owner, cursor })))),
  ),
);

const notice: Notice = {
  ...{ _id: newId(), accountId: newId(), eventId: newId(), kind: "rules-changed", groupId: group._id, at: NOW },
  ...{ readAt: null, shown: true, mail: null, mailId: null },
};
await new SqliteTransaction(new Statements(writer)).insert(Notices, notice);
const newest = { by: "eventId", descending: true } as const;

test.each(shapes)("a list is one walk along an index: %o", async ({ by, descending, category, owner, cursor }) => {
  const where = {
    ...(owner ? { ownerId: group.ownerId } : { visibility: "public" as const }),
    ...(category && { hobbyCategory: group.hobbyCategory }),
  };
  const start: Cursor = cursor ? { after: group._id } : {};
  const plan = await planOf((reader) => reader.page(Groups, { where, by, descending, limit: 24, ...start }));
  expect(plan).toHaveLength(1);
  const [step = ""] = plan;
  expect(step).not.toMatch(/TEMP B-TREE/);
  const key = by === "nameKey" ? "name_key" : "created_at";
  expect(step).toContain(`USING INDEX groups${owner ? "_owner_id" : "_visibility"}${category ? "_hobby_category" : ""}_${key} `.trimEnd());
  if (cursor) expect(step).toMatch(/SEARCH .*[<>]/);
  else expect(step).toMatch(/SEARCH/);
});

const lists: [string, (reader: Reader) => Promise<unknown>][] = [
  ["list", (reader) => reader.list(Groups, { limit: 5 })],
  ["excerpts", (reader) => reader.excerpts(Groups, { fields: ["groupName"], limit: 5 })],
  ["page", (reader) => reader.page(Groups, { where: { visibility: "public" }, by: "nameKey", limit: 5 })],
];

test.each(lists)("%s: no bare parameter behind LIMIT, for which SQLite compiles the statement anew at each run", async (_, work) => {
  const statements = new Noted(writer);
  await work(new SqliteTransaction(statements));
  expect(statements.seen).toEqual([expect.stringMatching(/LIMIT \+\?$/)]);
});

test("a search walks the words that begin alike, in their order", () => {
  const plan = writer.prepare<[], { detail: string }>(
    "EXPLAIN QUERY PLAN SELECT id FROM groups_words WHERE word >= '' AND word < 'x' ORDER BY word, id",
  );
  expect(plan.all().map(({ detail }) => detail)).toEqual(["SEARCH groups_words USING PRIMARY KEY (word>? AND word<?)"]);
});

const lookUps: [string, (reader: Reader) => Promise<unknown>][] = [
  ["a group by id", (reader) => reader.get(Groups, newId())],
  ["an account by address", (reader) => reader.first(Accounts, { email: "ada@hobbyhub.example" })],
  [
    "the newest group of a hobby",
    (reader) => reader.first(Groups, { hobbyCategory: "Fishing", visibility: "public" }, { by: "createdAt", descending: true }),
  ],
  ["a membership", (reader) => reader.first(Memberships, { groupId: group._id, accountId: group._id })],
  ["the line", (reader) => reader.list(Memberships, { where: { groupId: group._id, state: "waiting" }, by: "sequence", limit: 5 })],
  [
    "members of a role, further on",
    (reader) =>
      reader.list(Memberships, {
        where: { groupId: group._id, state: "member", role: "member", sequence: { gt: 3 } },
        by: "sequence",
        limit: 5,
      }),
  ],
  [
    "the next members by person",
    (reader) =>
      reader.excerpts(Memberships, {
        where: { groupId: group._id, accountId: { gt: group._id } },
        fields: ["accountId", "state"],
        by: "accountId",
        limit: 5,
      }),
  ],
  ["a ban that is kept by an address", (reader) => reader.first(KeptBans, { groupId: group._id, addressHash: "a" })],
  ["bans kept in a group", (reader) => reader.page(KeptBans, { where: { groupId: group._id }, by: "addressHash", limit: 5 })],
  [
    "bans of one number, further on",
    (reader) =>
      reader.list(Memberships, {
        where: { groupId: group._id, state: "banned", sequence: 0, _id: { gt: group._id } },
        by: "_id",
        limit: 5,
      }),
  ],
  ["a place in line", (reader) => reader.count(Memberships, { groupId: group._id, state: "waiting", sequence: { lt: 3 } })],
  [
    "the groups somebody runs",
    (reader) => reader.page(Memberships, { where: { accountId: group._id, section: "run" }, by: "since", descending: true, limit: 5 }),
  ],
  ["what was done", (reader) => reader.page(Actions, { where: { groupId: group._id }, by: "at", descending: true, limit: 5 })],
  ["an invitation by its token", (reader) => reader.first(Invitations, { tokenHash: "x" })],
  ["a group by its address", (reader) => reader.first(Slugs, { slug: "x" })],
  ["groups to be completed", (reader) => reader.list(Groups, { where: { slug: null }, limit: 5 })],
  ["counts", (reader) => reader.counts(Groups, "")],
  ["due work", (reader) => reader.list(Work, { where: { lane: "mail", dueAt: { lte: "x" } }, by: "dueAt", limit: 10 })],
  ["one's notices", (reader) => reader.page(Notices, { where: { accountId: notice.accountId, shown: true }, ...newest, limit: 5 })],
  [
    "one's older notices",
    (reader) => reader.page(Notices, { where: { accountId: notice.accountId, shown: true }, ...newest, limit: 5, after: notice._id }),
  ],
  ["what is unread", (reader) => reader.list(Notices, { where: { accountId: group._id, shown: true, readAt: null }, ...newest, limit: 5 })],
  [
    "what waits for a mail",
    (reader) => reader.list(Notices, { where: { accountId: group._id, mail: "daily", readAt: null, mailId: null }, ...newest, limit: 5 }),
  ],
  [
    "what of an event waits for a mail",
    (reader) => reader.list(Notices, { where: { mailId: null, eventId: notice.eventId, readAt: null, _id: { gt: notice._id } }, limit: 5 }),
  ],
  ["what is in a mail", (reader) => reader.list(Notices, { where: { mailId: group._id }, ...newest })],
  ["a sign-in", (reader) => reader.first(ProviderLinks, { provider: "google", providerAccountId: "1" })],
];

test.each([...lookUps, ...meetupLookUps(meetup._id)])("%s: by an index, without sorting", async (_, work) => {
  // A list of values is read through; it is no table.
  const plan = (await planOf(work)).filter((step) => !step.includes("json_each")).join("\n");
  expect(plan).toMatch(/^SEARCH/);
  expect(plan).not.toMatch(/SCAN|TEMP B-TREE/);
});
