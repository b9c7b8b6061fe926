import { type ErrorCode, FIELDS_WRONG, type FieldErrors } from "@/lib/errors";

/** Why not, and the code the API refuses it with. A program branches on `code`; people read `reason` and, where there is one, the next step. */
export interface Refusal {
  allowed: false;
  code: string;
  reason: string;
  next: string | null;
  status: ErrorCode;
  /** What is wrong with what was typed, by field. */
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

/** The refusal of what was typed, with the messages of each field. */
export const noFields = (fields: FieldErrors, code = "invalid"): Refusal => ({ ...no(code, FIELDS_WRONG, null, "invalid"), fields });

/** The one place that says who may do what to a thing. Pure, so that a test can try every standing against every action. */
export const table =
  <Standing, Action extends string>(rules: Record<Action, (standing: Standing) => Verdict>) =>
  (standing: Standing, action: Action): Verdict =>
    rules[action](standing);
