import type { ArchiveKind, ArchiveRecords, ArchiveStore } from "../port/archive";
import { archiveTopics, READ_BATCH, recordId } from "../records";
import { shelves } from "./archive-rows";
import type { Connection } from "./connection";
import { groupBookkeeping } from "./group-rows";

export function archiveStore(connection: Connection): ArchiveStore {
  const { work } = connection;
  const books = groupBookkeeping(connection);
  const shelf = shelves(connection, books);

  async function* read<Kind extends ArchiveKind>(kind: Kind): AsyncGenerator<ArchiveRecords[Kind][]> {
    for (let after = ""; ; ) {
      const records = await work.read(() => shelf[kind].read({ after, limit: READ_BATCH }));
      const last = records.at(-1);
      if (!last) return;
      after = recordId(last);
      yield records;
    }
  }

  return {
    read,
    add: (kind, records) =>
      work.write(() => {
        const added = records.filter((record) => shelf[kind].add(record));
        if (kind === "groups") books.changed(archiveTopics(added.map(recordId)));
        return added.length;
      }),
  };
}
