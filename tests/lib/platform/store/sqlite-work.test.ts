import type { Database } from "better-sqlite3";
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
