import { afterAll, expect, test } from "vitest";
import { Accounts, Links } from "@/lib/accounts/record";
import { Groups } from "@/lib/groups/record";
import type { Cursor } from "@/lib/list-page";
import { Work } from "@/lib/platform/clock/record";
import type { Reader } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import { connect } from "@/lib/platform/store/sqlite/connection";
import { Statements } from "@/lib/platform/store/sqlite/statements";
import { SqliteTransaction } from "@/lib/platform/store/sqlite/transaction";
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

const both = [false, true];
const shapes = (["nameKey", "createdAt"] as const).flatMap((by) =>
  both.flatMap((descending) =>
    both.flatMap((category) => both.flatMap((owner) => both.map((cursor) => ({ by, descending, category, owner, cursor })))),
  ),
);

test.each(shapes)("a list is one walk along an index: %o", async ({ by, descending, category, owner, cursor }) => {
  const where = { ...(owner && { ownerId: group.ownerId }), ...(category && { hobbyCategory: group.hobbyCategory }) };
  const start: Cursor = cursor ? { after: group._id } : {};
  const plan = await planOf((reader) => reader.page(Groups, { where, by, descending, limit: 24, ...start }));
  expect(plan).toHaveLength(1);
  const [step = ""] = plan;
  expect(step).not.toMatch(/TEMP B-TREE/);
  const key = by === "nameKey" ? "name_key" : "created_at";
  expect(step).toContain(`USING INDEX groups${owner ? "_owner_id" : ""}${category ? "_hobby_category" : ""}_${key} `.trimEnd());
  if (cursor) expect(step).toMatch(/SEARCH .*[<>]/);
  else expect(step).toMatch(owner || category ? /SEARCH/ : /SCAN/);
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
  ["the newest group of a hobby", (reader) => reader.first(Groups, { hobbyCategory: "Fishing" }, { by: "createdAt", descending: true })],
  ["counts", (reader) => reader.counts(Groups, "")],
  ["due work", (reader) => reader.list(Work, { where: { lane: "mail", dueAt: { lte: "x" } }, by: "dueAt", limit: 10 })],
  ["a sign-in", (reader) => reader.first(Links, { provider: "google", providerAccountId: "1" })],
];

test.each(lookUps)("%s: by an index, without sorting", async (_, work) => {
  const plan = (await planOf(work)).join("\n");
  expect(plan).toMatch(/^SEARCH/);
  expect(plan).not.toMatch(/SCAN|TEMP B-TREE/);
});
