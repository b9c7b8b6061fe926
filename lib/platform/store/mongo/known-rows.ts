import type { AnyRecord, Row } from "../record";

/** Rows by id as one transaction sees them. Its snapshot does not change but by what it writes itself, so none is asked for twice. */
export class KnownRows {
  readonly #rows = new Map<string, unknown>();
  readonly #locked = new Set<string>();

  /** Undefined when it was not looked at yet, null when there is none. */
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
