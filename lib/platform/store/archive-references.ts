import "server-only";
import type { Database } from "./database";
import { type AnyRecord, idOf } from "./record";

interface Entry {
  record: AnyRecord;
  row: Record<string, unknown>;
}

/** The kind and the id of a row in a file or a store. */
interface Named {
  kind: string;
  id: string;
}

/** The name of a row in an archive. */
export const nameOf = ({ record, row }: Entry): string => `${record.name} ${idOf(row)}`;

/** Records which rows of a file refer to which rows. */
export class References {
  /** By the name of the row that is referred to. */
  readonly #referring = new Map<string, { to: Named; by: Named[] }>();

  add({ record, row }: Entry): void {
    for (const { field, to } of record.references as { field: string; to: string }[]) {
      const id = row[field];
      if (typeof id !== "string") continue;
      const known = this.#referring.get(`${to} ${id}`) ?? { to: { kind: to, id }, by: [] };
      known.by.push({ kind: record.name, id: idOf(row) });
      this.#referring.set(`${to} ${id}`, known);
    }
  }

  /**
   * Returns the names of the file's rows that refer to a row missing both in the file and in the store, then the rows that refer to those,
   * and so on. They exist when a user deleted something while an older version wrote the file. A row that is in the store already is not
   * among them, whatever it refers to.
   */
  async dangling(seen: ReadonlySet<string>, db: Database, all: readonly AnyRecord[]): Promise<Set<string>> {
    const isStored = async ({ kind, id }: Named) => {
      const record = all.find(({ name }) => name === kind);
      return record !== undefined && (await db.read((reader) => reader.get(record, id))) !== null;
    };
    const gone: Named[] = [];
    for (const [name, { to }] of this.#referring) if (!seen.has(name) && !(await isStored(to))) gone.push(to);
    const out = new Set<string>();
    for (let next = gone.pop(); next; next = gone.pop())
      for (const row of this.#referring.get(`${next.kind} ${next.id}`)?.by ?? []) {
        const name = `${row.kind} ${row.id}`;
        if (out.has(name) || (await isStored(row))) continue;
        out.add(name);
        gone.push(row);
      }
    return out;
  }
}
