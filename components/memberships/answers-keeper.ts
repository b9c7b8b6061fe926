import { currentUserId } from "@/components/account/current-user";

const PREFIX = "hobbyhub:answers:";
const key = (groupId: string): string => `${PREFIX}${groupId}`;

/** What was typed, by the question it answers. */
type Typed = ReadonlyMap<string, string>;

/** Keeps what was typed into a group's questions for this tab and its writer: through Escape, a lost connection, a reload or a login. */
export function keepAnswers(groupId: string, typed: Typed): void {
  try {
    sessionStorage.setItem(key(groupId), JSON.stringify({ by: currentUserId(), typed: [...typed] }));
  } catch {
    // A browser that keeps nothing: the text is still in the dialog.
  }
}

const isPair = (value: unknown): value is [string, string] =>
  Array.isArray(value) && value.length === 2 && value.every((part) => typeof part === "string");

/** What was typed before; nothing of somebody else's. What a visitor typed is taken over by whoever logs in next. */
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
    // Nothing was kept.
  }
}

/** For whoever signs out in this tab. */
export function forgetAllAnswers(): void {
  try {
    for (const name of Object.keys(sessionStorage)) if (name.startsWith(PREFIX)) sessionStorage.removeItem(name);
  } catch {
    // Nothing was kept.
  }
}
