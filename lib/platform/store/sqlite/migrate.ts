import type { Database } from "better-sqlite3";
import { AppError } from "@/lib/errors";
import { MIGRATIONS } from "./migrations/all";

const versionOf = (sqlite: Database): number => Number(sqlite.pragma("user_version", { simple: true }));

/**
 * Runs the missing migrations in one transaction. Two processes may start at once, so the version is read again under the write lock. A
 * database that is up to date is not locked at all.
 * @throws AppError unavailable when a newer HobbyHub wrote this database
 */
export function migrate(sqlite: Database, migrations: readonly string[] = MIGRATIONS): void {
  if (versionOf(sqlite) === migrations.length) return;
  sqlite
    .transaction(() => {
      const version = versionOf(sqlite);
      if (version > migrations.length) throw new AppError("unavailable", "A newer version of HobbyHub wrote this database.");
      for (const migration of migrations.slice(version)) sqlite.exec(migration);
      sqlite.pragma(`user_version = ${migrations.length}`);
    })
    .immediate();
}
