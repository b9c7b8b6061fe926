import type { AnyRecord, Row } from "../record";

/**
 * A cache of the rows that one transaction has read, by id. In a snapshot, only the transaction's own writes change a row, so no row has to
 * be read twice.
 */
export class KnownRows {
  readonly #rows = new Map<string, unknown>();
  readonly #locked = new Set<string>();

  /** Undefined when the row was not read yet, null when it does not exist. */
  get<R extends AnyRecord>(record: R, id: string): Row<R> | null | undefined {
    return this.#rows.get(nameOf(record, id)) as Row<R> | null | undefined;
  }

  set<R extends AnyRecord>(record: R, id: string, row: Row<R> | null): void {
    this.#rows.set(nameOf(record, id), row);
  }

  isLocked = (record: AnyRecord, id: string): boolean => this.#locked.has(nameOf(record, id));

  lock(record: AnyRecord, id: string): void {
    this.#locked.add(nameOf(record, id));
  }
}

const nameOf = (record: AnyRecord, id: string): string => `${record.name} ${id}`;
