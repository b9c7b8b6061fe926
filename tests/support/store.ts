import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openSqliteStore } from "@/lib/store/sqlite/store";

/** A fresh SQLite store in a folder of its own; `remove` closes it and takes the folder away. */
export async function freshStore() {
  const directory = mkdtempSync(join(tmpdir(), "hobbyhub-"));
  const store = await openSqliteStore(directory);
  return {
    store,
    directory,
    remove: async () => {
      await store.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
