import "server-only";
import type { Database } from "./database";
import { type AnyRecord, idOf } from "./record";

interface Entry {
  record: AnyRecord;
  row: Record<string, unknown>;
}

/** A row of a file or a store. */
interface Named {
  kind: string;
  id: string;
}

/** What a row is called in an archive. */
export const nameOf = ({ record, row }: Entry): string => `${record.name} ${idOf(row)}`;

/** Who refers to whom in a file. */
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
   * The names of the file's rows that refer to what is neither in the file nor in the store, of those that refer to them, and so on: what
   * somebody deleted while an older version wrote the file. One that is in the store already stays there, whatever it refers to.
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
