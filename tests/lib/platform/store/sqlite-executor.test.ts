import Sqlite, { type Database } from "better-sqlite3";
import { expect, test } from "vitest";
import { Executor } from "@/lib/platform/store/sqlite/executor";
import { hold } from "@/tests/support/held";

test("a write is answered even where it can be neither finished nor undone", async () => {
  const failed = Object.assign(new Error("disk I/O error"), { code: "SQLITE_IOERR" });
  const sqlite = {
    inTransaction: true,
    exec: (sql: string) => {
      if (sql === "COMMIT" || sql === "ROLLBACK") throw failed;
    },
  };
  const executor = new Executor(sqlite as unknown as Database, () => undefined);
  await expect(executor.transaction(async () => "done")).rejects.toMatchObject({ name: "AppError", code: "unavailable" });
});

test("only a step that can be repeated goes without a flush of its own, and never takes another along", async () => {
  const sqlite = new Sqlite(":memory:");
  sqlite.pragma("synchronous = FULL");
  const executor = new Executor(sqlite, () => undefined);
  const mode = async () => sqlite.pragma("synchronous", { simple: true });
  const [FULL, NORMAL] = [2, 1];
  expect(await Promise.all([executor.transaction(mode, { repeatable: true }), executor.transaction(mode, { repeatable: true })])).toEqual([
    NORMAL,
    NORMAL,
  ]);
  expect(await Promise.all([executor.transaction(mode, { repeatable: true }), executor.transaction(mode)])).toEqual([FULL, FULL]);
  await expect(executor.transaction(() => Promise.reject(new Error("no")), { repeatable: true })).rejects.toThrow("no");
  expect(await executor.transaction(mode)).toBe(FULL);
  sqlite.close();
});

test("a write that is alone may stop in between: nobody shares its transaction, and whoever comes meanwhile is next", async () => {
  const sqlite = new Sqlite(":memory:");
  sqlite.exec("CREATE TABLE seen (what TEXT)");
  const executor = new Executor(sqlite, () => undefined);
  const add = (what: string) => async () => void sqlite.prepare("INSERT INTO seen VALUES (?)").run(what);
  const seen = () => sqlite.prepare("SELECT what FROM seen").pluck().all();
  const order: string[] = [];
  const note = (what: string) => () => void order.push(what);
  const before = executor.transaction(add("before")).then(note("before"));
  const { held: stopped, letGo: goOn } = hold();
  const long = async () => {
    await add("long")();
    await stopped;
    throw new Error("no");
  };
  const alone = executor.transaction(long, { alone: true }).catch(note("long"));
  const queued = executor.transaction(add("queued")).then(note("queued"));
  await before;
  const late = executor.transaction(add("late")).then(note("late"));
  await new Promise((resolve) => setImmediate(resolve));
  expect(order).toEqual(["before"]);
  goOn();
  await Promise.all([alone, queued, late]);
  expect(order).toEqual(["before", "long", "queued", "late"]);
  expect(seen()).toEqual(["before", "queued", "late"]);
  sqlite.close();
});
