/** The storage key for the number of patches that the person has seen on this device. */
const nameFor = (personId: string): string => `patches:${personId}`;

/** Stores that all patches were seen. @returns how many had been seen before */
export function seePatches(personId: string, count: number): number {
  try {
    const before = Number(localStorage.getItem(nameFor(personId)));
    localStorage.setItem(nameFor(personId), String(count));
    return before;
  } catch {
    // If the number cannot be stored, all patches count as seen: otherwise the news would appear at every visit.
    return count;
  }
}
