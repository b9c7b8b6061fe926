import { type ErrorCode, FIELDS_WRONG, type FieldErrors } from "@/lib/errors";

/**
 * Why an action is refused, and the error code of the API. A program reads `code`; people read `reason` and, when there is one, the next
 * step.
 */
export interface Refusal {
  allowed: false;
  code: string;
  reason: string;
  next: string | null;
  status: ErrorCode;
  /** Error messages by field. */
  fields?: FieldErrors;
}

export type Verdict = { allowed: true } | Refusal;

export const yes: Verdict = { allowed: true };

export const no = (code: string, reason: string, next: string | null = null, status: ErrorCode = "forbidden"): Refusal => ({
  allowed: false,
  code,
  reason,
  next,
  status,
});

/** Refuses invalid input, with the messages of each field. */
export const noFields = (fields: FieldErrors, code = "invalid"): Refusal => ({ ...no(code, FIELDS_WRONG, null, "invalid"), fields });

/** Creates the function that decides who may do what to a thing. It is pure, so that a test can try every standing with every action. */
export const table =
  <Standing, Action extends string>(rules: Record<Action, (standing: Standing) => Verdict>) =>
  (standing: Standing, action: Action): Verdict =>
    rules[action](standing);
