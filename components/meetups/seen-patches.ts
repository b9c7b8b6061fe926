/** How many patches somebody has seen on this device. */
const nameFor = (personId: string): string => `patches:${personId}`;

/** Remembers that all of them were seen. @returns how many had been seen before */
export function seePatches(personId: string, count: number): number {
  try {
    const before = Number(localStorage.getItem(nameFor(personId)));
    localStorage.setItem(nameFor(personId), String(count));
    return before;
  } catch {
    // What cannot be remembered would be told at every visit.
    return count;
  }
}
