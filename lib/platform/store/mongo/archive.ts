import { type ClientSession, ObjectId } from "mongodb";
import { AppError } from "@/lib/errors";
import type { ArchiveKind, ArchiveRecords, ArchiveStore } from "../port/archive";
import { archiveTopics, READ_BATCH, recordId } from "../records";
import { shelves } from "./archive-shelves";
import type { Connection } from "./connection";
import { UNATTENDED } from "./work";

export function archiveStore(connection: Connection, ready: () => Promise<void>): ArchiveStore {
  const { work } = connection;
  const shelf = shelves(connection);

  async function* read<Kind extends ArchiveKind>(kind: Kind): AsyncGenerator<ArchiveRecords[Kind][]> {
    for (let after = new ObjectId("000000000000000000000000"); ; ) {
      const records = await work.once(() => shelf[kind].read(after, READ_BATCH));
      const last = records.at(-1);
      if (!last) return;
      after = new ObjectId(recordId(last));
      yield records;
    }
  }

  async function addNew<Kind extends ArchiveKind>(kind: Kind, records: ArchiveRecords[Kind][], session: ClientSession): Promise<number> {
    const present = await shelf[kind].present(
      records.map((record) => new ObjectId(recordId(record))),
      session,
    );
    const fresh = new Map(records.filter((record) => !present.has(recordId(record))).map((record) => [recordId(record), record]));
    const added = [...fresh.values()];
    if (added.length === 0) return 0;
    // Said beforehand: inside a transaction a duplicate may look like a conflict that will pass.
    if (await shelf[kind].collides(added, session)) throw new AppError("conflict", "This is taken already.");
    await shelf[kind].insert(added, session, kind === "groups" ? archiveTopics([...fresh.keys()]) : []);
    return added.length;
  }

  return {
    read,
    async add(kind, records) {
      await ready();
      return work.together((session) => addNew(kind, records, session), UNATTENDED);
    },
  };
}
