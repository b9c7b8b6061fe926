const key = (groupId: string): string => `hobbyhub:answers:${groupId}`;

/** What was typed, by the question it answers. */
type Typed = ReadonlyMap<string, string>;

/** Keeps what was typed into a group's questions for this tab: through Escape, a lost connection, a reload or a login. */
export function keepAnswers(groupId: string, typed: Typed): void {
  try {
    sessionStorage.setItem(key(groupId), JSON.stringify([...typed]));
  } catch {
    // A browser that keeps nothing: the text is still in the dialog.
  }
}

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");

export function keptAnswers(groupId: string): Typed {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(groupId)) ?? "null");
    return new Map(Array.isArray(kept) ? kept.filter(isPair) : []);
  } catch {
    return new Map();
  }
}

export function forgetAnswers(groupId: string): void {
  try {
    sessionStorage.removeItem(key(groupId));
  } catch {
    // Nothing was kept.
  }
}
