import type { Naming, People } from "@/lib/platform/store/people";
import type { AnyRecord } from "@/lib/platform/store/record";

/** A field by which a record names a person. */
export type PersonReference = Naming & { record: AnyRecord; field: string };

const names = (people: People): [field: string, naming: Naming][] =>
  "nobody" in people ? [] : Object.entries(people as Record<string, Naming>);

/** Every way these records name a person, as each of them says for itself. */
export const personReferencesOf = (records: readonly AnyRecord[]): PersonReference[] =>
  records.flatMap((record) => names(record.people).map(([field, naming]) => ({ record, field, ...naming })));

/** Who stands where somebody's account is gone: of no account, so that it is shown as "A former member". The same for all of them. */
export const FORMER = "0".repeat(24);
