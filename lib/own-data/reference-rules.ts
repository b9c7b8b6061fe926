import type { Naming, People } from "@/lib/platform/store/people";
import type { AnyRecord } from "@/lib/platform/store/record";

/** A field in which a record names a person. */
export type PersonReference = Naming & { record: AnyRecord; field: string };

const names = (people: People): [field: string, naming: Naming][] =>
  "nobody" in people ? [] : Object.entries(people as Record<string, Naming>);

/** Every field in which these records name a person, as each record declares them. */
export const personReferencesOf = (records: readonly AnyRecord[]): PersonReference[] =>
  records.flatMap((record) => names(record.people).map(([field, naming]) => ({ record, field, ...naming })));

/**
 * The id that replaces the id of a deleted account. It belongs to no account, so pages show "A former member". It is the same for all of
 * them.
 */
export const FORMER = "0".repeat(24);
