import type { Tally } from "./record";

/** The name of a count for `recount`. */
export const tallyName = ({ scope, key }: Tally): string => JSON.stringify([scope, key]);

/** Compares the stored counts with the real totals and returns those that differ. Both maps use `tallyName`; a missing entry means 0. */
export function wrongCounts(
  stored: ReadonlyMap<string, number>,
  totals: ReadonlyMap<string, number>,
): (Tally & { stored: number; total: number })[] {
  return [...new Set([...stored.keys(), ...totals.keys()])]
    .map((name) => {
      const [scope, key] = JSON.parse(name) as [string, string];
      return { scope, key, stored: stored.get(name) ?? 0, total: totals.get(name) ?? 0 };
    })
    .filter((count) => count.stored !== count.total);
}
