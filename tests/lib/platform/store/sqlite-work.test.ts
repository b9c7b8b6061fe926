import Sqlite, { type Database } from "better-sqlite3";
import { expect, test } from "vitest";
import { Work } from "@/lib/platform/store/sqlite/work";

test("a write is answered even where it can be neither finished nor undone", async () => {
  const failed = Object.assign(new Error("disk I/O error"), { code: "SQLITE_IOERR" });
  const sqlite = {
    inTransaction: true,
    exec: (sql: string) => {
      if (sql === "COMMIT" || sql === "ROLLBACK") throw failed;
    },
  };
  const work = new Work(sqlite as unknown as Database, () => undefined);
  await expect(work.write(async () => "done")).rejects.toMatchObject({ name: "AppError", code: "unavailable" });
});

test("only a step that can be repeated goes without a flush of its own, and never takes another along", async () => {
  const sqlite = new Sqlite(":memory:");
  sqlite.pragma("synchronous = FULL");
  const work = new Work(sqlite, () => undefined);
  const mode = async () => sqlite.pragma("synchronous", { simple: true });
  const [FULL, NORMAL] = [2, 1];
  expect(await Promise.all([work.write(mode, true), work.write(mode, true)])).toEqual([NORMAL, NORMAL]);
  expect(await Promise.all([work.write(mode, true), work.write(mode)])).toEqual([FULL, FULL]);
  await expect(work.write(() => Promise.reject(new Error("no")), true)).rejects.toThrow("no");
  expect(await work.write(mode)).toBe(FULL);
  sqlite.close();
});
