import type { Values } from "./messages";

const KEY = "hobbyhub:draft";

interface Kept<Form extends Values> {
  draft: Form;
  /** The values of the form before anything was typed. */
  begun: Form;
}

/** A restored draft, merged with the form's present values. */
interface Taken<Form extends Values> {
  draft: Form;
  /** The fields that both the writer and another person changed. */
  changedByBoth: (keyof Form & string)[];
}

/** Stores the draft for this tab while its writer logs in again. */
export function keepDraft<Form extends Values>(path: string, email: string, { draft, begun }: Kept<Form>): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, email, draft, begun }));
  } catch {
    // The browser has no storage: the text is still on the page.
  }
}

/**
 * Restores a stored draft, once, and only on the same page and for the same person. Fields that the writer did not change get their values
 * from `now`, so that saving does not undo the changes of others.
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
/** Whether a stored value has the fields of the form. */
const isDraft = <Form extends Values>(value: unknown, form: Form): value is Form =>
  isRecord(value) && Object.keys(form).every((field) => typeof value[field] === "string");
