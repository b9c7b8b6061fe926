import type { Values } from "./messages";

const KEY = "hobbyhub:draft";

interface Kept<Form extends Values> {
  draft: Form;
  /** What stood in the form before anything was typed. */
  begun: Form;
}

/** A draft over what its form holds by now. */
interface Taken<Form extends Values> {
  draft: Form;
  /** The fields that its writer changed, and somebody else as well in between. */
  changedByBoth: (keyof Form & string)[];
}

/** Keeps what was typed, for this tab, while its writer logs in again. */
export function keepDraft<Form extends Values>(path: string, email: string, { draft, begun }: Kept<Form>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, email, draft, begun }));
  } catch {
    // A browser that keeps nothing: the text is still on the page.
  }
}

/**
 * Takes a kept draft back, once, and only for the same page and the same person. What its writer did not touch is as it stands `now`, so that
 * saving does not undo what others changed meanwhile.
 */
export function takeDraft<Form extends Values>(path: string, email: string, now: Form): Taken<Form> | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (!isRecord(kept) || kept.path !== path) return null;
    sessionStorage.removeItem(KEY);
    return kept.email === email && isDraft(kept.draft, now) && isDraft(kept.begun, now) ? over(now, kept.draft, kept.begun) : null;
  } catch {
    return null;
  }
}

function over<Form extends Values>(now: Form, draft: Form, begun: Form): Taken<Form> {
  const touched = Object.keys(now).filter((field) => draft[field] !== begun[field]);
  return {
    draft: { ...now, ...Object.fromEntries(touched.map((field) => [field, draft[field]])) },
    changedByBoth: touched.filter((field) => now[field] !== begun[field] && now[field] !== draft[field]),
  };
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
/** A draft has the fields of its form. */
const isDraft = <Form extends Values>(value: unknown, form: Form): value is Form =>
  isRecord(value) && Object.keys(form).every((field) => typeof value[field] === "string");
