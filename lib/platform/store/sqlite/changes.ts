import Sqlite, { type Database } from "better-sqlite3";
import type { ChangeReader, ChangeStore, Topic } from "../changes";

const LAST_SEQ = "SELECT coalesce((SELECT seq FROM sqlite_sequence WHERE name = 'changes'), 0)";

/**
 * Reads through a connection that never writes: only on such a connection does `data_version` also change with this process's own commits.
 * `close` closes all readers.
 */
export function changeStore(sqlite: Database, file: string): ChangeStore & { close(): void } {
  const readers = new Set<Database>();

  function follow(): ChangeReader {
    let last = Number(sqlite.prepare(LAST_SEQ).pluck().get());
    let version: unknown;
    let statements: ReturnType<typeof prepare> | undefined;
    const prepare = () => {
      const reader = new Sqlite(file, { readonly: true, timeout: 5 });
      try {
        const prepared = {
          version: reader.prepare("PRAGMA data_version").pluck(),
          last: reader.prepare(LAST_SEQ).pluck(),
          first: reader.prepare("SELECT min(seq) FROM changes").pluck(),
          topics: reader.prepare<[number, number], Topic>("SELECT topic FROM changes WHERE seq > ? AND seq <= ? ORDER BY seq").pluck(),
        };
        readers.add(reader);
        return prepared;
      } catch (error) {
        // The next poll opens a new connection.
        reader.close();
        throw error;
      }
    };
    const look = (): Topic[] => {
      statements ??= prepare();
      const seen = statements.version.get();
      if (seen === version) return [];
      const now = Number(statements.last.get());
      const missed = now < last || (now > last && Number(statements.first.get()) > last + 1);
      const topics: Topic[] = missed ? ["*"] : [...new Set(statements.topics.all(last, now))];
      [last, version] = [now, seen];
      return topics;
    };
    return {
      newTopics: async () => {
        try {
          return look();
        } catch {
          return []; // The topics follow at the next call: neither `last` nor `version` has changed.
        }
      },
    };
  }

  return {
    follow,
    close: () => {
      for (const reader of readers) reader.close();
    },
  };
}
