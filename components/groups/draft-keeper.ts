import { type Draft, EMPTY_DRAFT } from "./draft";

const KEY = "hobbyhub:draft";

/** Keeps what was typed, for this tab, while its writer logs in again. */
export function keepDraft(path: string, email: string, draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ path, email, draft }));
  } catch {
    // A browser that keeps nothing: the text is still on the page.
  }
}

/** Takes a kept draft back, once, and only for the same page and the same person. */
export function takeDraft(path: string, email: string): Draft | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    if (!isRecord(kept) || kept.path !== path) return null;
    sessionStorage.removeItem(KEY);
    return kept.email === email && isDraft(kept.draft) ? kept.draft : null;
  } catch {
    return null;
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null;
const isDraft = (value: unknown): value is Draft =>
  isRecord(value) && Object.keys(EMPTY_DRAFT).every((field) => typeof value[field] === "string");
