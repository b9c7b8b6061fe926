import { join } from "node:path";
import Sqlite from "better-sqlite3";
import { expect, test, vi } from "vitest";
import { changeStore } from "@/lib/platform/store/sqlite/changes";
import { freshStore } from "@/tests/support/store";

test("a reader that cannot be prepared is closed: each look opens another one", async () => {
  const { directory, remove } = await freshStore();
  const sqlite = new Sqlite(join(directory, "hobbyhub.db"));
  const other = join(directory, "other.db");
  new Sqlite(other).exec("CREATE TABLE something (id TEXT)").close();
  const changes = changeStore(sqlite, other);
  const reader = changes.follow();
  const close = vi.spyOn(Sqlite.prototype, "close");
  for (let look = 0; look < 3; look++) expect(await reader.newTopics()).toEqual([]);
  expect(close).toHaveBeenCalledTimes(3);
  // What was closed is not kept for the end.
  changes.close();
  expect(close).toHaveBeenCalledTimes(3);
  close.mockRestore();
  sqlite.close();
  await remove();
});
