import { afterAll, beforeAll, expect, test } from "vitest";
import type { Connection } from "@/lib/platform/store/sqlite/connection";
import { connect } from "@/lib/platform/store/sqlite/connection";
import { pageQuery } from "@/lib/platform/store/sqlite/group-pages";
import { wordsQuery } from "@/lib/platform/store/sqlite/group-search";
import { sqliteKind } from "@/tests/support/store";

const place = await sqliteKind.create();
let connection: Connection;
beforeAll(async () => {
  connection = await connect(place.address);
});
afterAll(async () => {
  connection.sqlite.close();
  await place.remove();
});

/** What SQLite means to do, a step a line. */
function planOf({ sql }: { sql: string }): string[] {
  const statement = connection.sqlite.prepare<unknown[], { detail: string }>(`EXPLAIN QUERY PLAN ${sql}`);
  return statement.all(...Array.from({ length: sql.split("?").length - 1 }, () => 1)).map(({ detail }) => detail);
}

const both = [false, true];
const shapes = (["name", "created"] as const).flatMap((key) =>
  both.flatMap((descending) =>
    both.flatMap((category) => both.flatMap((owner) => both.map((cursor) => ({ key, descending, category, owner, cursor })))),
  ),
);

test.each(shapes)("a list is one walk along an index: %o", (shape) => {
  const plan = planOf(pageQuery(connection.db, shape).toSQL());
  expect(plan).toHaveLength(1);
  const [step = ""] = plan;
  expect(step).not.toMatch(/TEMP B-TREE/);
  const index = `groups${shape.owner ? "_owner" : ""}${shape.category ? "_category" : ""}_${shape.key}`;
  expect(step).toContain(`USING INDEX ${index}`);
  if (shape.cursor) expect(step).toMatch(/SEARCH .*[<>]/);
  else expect(step).toMatch(shape.owner || shape.category ? /SEARCH/ : /SCAN/);
});

test("a search walks the words that begin alike, in their order", () => {
  const plan = planOf(wordsQuery(connection).toSQL());
  expect(plan).toEqual(["SEARCH group_words USING PRIMARY KEY (word>? AND word<?)"]);
});

test.each([
  ["SELECT * FROM groups WHERE id = ?"],
  ["SELECT * FROM users WHERE id = ?"],
  ["SELECT * FROM users WHERE email = ?"],
  ["SELECT * FROM groups WHERE category = ? ORDER BY created_at DESC, id DESC LIMIT 1"],
  ["SELECT * FROM group_counts WHERE owner_id = ? AND total > 0"],
  ["SELECT topic FROM changes WHERE seq > ? AND seq <= ? ORDER BY seq"],
  ["SELECT * FROM outbox WHERE sent_at IS NULL AND due_at <= ? ORDER BY created_at, id LIMIT 10"],
  ["SELECT * FROM links WHERE provider = ? AND provider_account_id = ?"],
])("%s needs an index and no sorting", (sql) => {
  const plan = planOf({ sql }).join("\n");
  expect(plan).toMatch(/^SEARCH/);
  expect(plan).not.toMatch(/SCAN|TEMP B-TREE/);
});
