/** A change of these is told to everybody who goes or waits, with what was before and what is now. Any other is a typo: nobody is told. */
export const TOLD = ["startsAt", "endsAt", "zone", "place", "online", "fee"] as const;
export type Told = (typeof TOLD)[number];

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** What of a meetup was changed that people are told. */
export const toldChanges = <Facts extends Record<Told, unknown>>(before: Facts, after: Facts): Told[] =>
  TOLD.filter((field) => !same(before[field], after[field]));
