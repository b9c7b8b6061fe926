import type { Values } from "./messages";

const KEY = "hobbyhub:draft";

/** Keeps what was typed, for this tab, while its writer logs in again. */
export function keepDraft(path: string, email: string, draft: Values): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, email, draft }));
  } catch {
    // A browser that keeps nothing: the text is still on the page.
  }
}

/** Takes a kept draft back, once, and only for the same page and the same person. A draft has the fields of `empty`. */
export function takeDraft<Form extends Values>(path: string, email: string, empty: Form): Form | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (!isRecord(kept) || kept.path !== path) return null;
    sessionStorage.removeItem(KEY);
    return kept.email === email && isDraft(kept.draft, empty) ? kept.draft : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isDraft = <Form extends Values>(value: unknown, empty: Form): value is Form =>
  isRecord(value) && Object.keys(empty).every((field) => typeof value[field] === "string");
