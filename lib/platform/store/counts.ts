import type { Tally } from "./record";

/** How `recount` names a count. */
export const tallyName = ({ scope, key }: Tally): string => JSON.stringify([scope, key]);

/** The counts whose stored number is not their total, both given by `tallyName`; one that is missing is none. */
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
