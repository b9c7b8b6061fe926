import { currentUserId } from "@/components/account/current-user";

const PREFIX = "hobbyhub:answers:";
const key = (groupId: string): string => `${PREFIX}${groupId}`;

/** The typed answers, by the text of their question. */
type Typed = ReadonlyMap<string, string>;

/**
 * Keeps the typed answers to a group's questions in this tab, for the person who typed them: after Escape, a lost connection, a reload or a
 * login.
 */
export function keepAnswers(groupId: string, typed: Typed): void {
  try {
    sessionStorage.setItem(key(groupId), JSON.stringify({ by: currentUserId(), typed: [...typed] }));
  } catch {
    // This browser has no session storage. The text is still in the dialog.
  }
}

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");

/** The kept answers, if the same person typed them. Answers typed before the login belong to the next person who logs in in this tab. */
export function keptAnswers(groupId: string): Typed {
  try {
    const { by, typed } = JSON.parse(sessionStorage.getItem(key(groupId)) ?? "{}");
    const theirs = Array.isArray(typed) && (by === null || by === currentUserId());
    return new Map(theirs ? typed.filter(isPair) : []);
  } catch {
    return new Map();
  }
}

export function forgetAnswers(groupId: string): void {
  try {
    sessionStorage.removeItem(key(groupId));
  } catch {
    // This browser has no session storage, so nothing was kept.
  }
}

/** Deletes all kept answers, when a person signs out in this tab. */
export function forgetAllAnswers(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  } catch {
    // This browser has no session storage, so nothing was kept.
  }
}
