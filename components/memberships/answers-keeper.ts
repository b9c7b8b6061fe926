const key = (groupId: string): string => `hobbyhub:answers:${groupId}`;

/** Keeps what was typed into a group's questions for this tab: through Escape, a lost connection, a reload or a login. */
export function keepAnswers(groupId: string, answers: string[]): void {
  try {
    sessionStorage.setItem(key(groupId), JSON.stringify(answers));
  } catch {
    // A browser that keeps nothing: the text is still in the dialog.
  }
}

/** @returns one text for each question, empty where nothing was kept */
export function keptAnswers(groupId: string, questions: string[]): string[] {
  const none = questions.map(() => "");
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key(groupId)) ?? "null");
    return Array.isArray(kept) ? none.map((_, index) => (typeof kept[index] === "string" ? kept[index] : "")) : none;
  } catch {
    return none;
  }
}

export function forgetAnswers(groupId: string): void {
  try {
    sessionStorage.removeItem(key(groupId));
  } catch {
    // Nothing was kept.
  }
}
