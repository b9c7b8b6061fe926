import { z } from "zod";
import type { Verdict } from "./verdict";

/**
 * Whether an action is allowed, or why not. A program reads `code`; people read `reason` and, when there is something they can do, `next`.
 */
export const Permission = z.union([
  z.strictObject({ allowed: z.literal(true) }),
  z.strictObject({
    allowed: z.literal(false),
    code: z.string().describe("Which rule refuses it: the `reason` of the error that trying answers."),
    reason: z.string().describe("A sentence a person can read: the `message` of that error."),
    next: z.string().nullable().describe("What a person can do instead."),
  }),
]);
export type Permission = z.output<typeof Permission>;

/** Converts a verdict for a view: the refusal's `status` and `fields` are left out. */
export function shown(verdict: Verdict): Permission {
  if (verdict.allowed) return verdict;
  const { allowed, code, reason, next } = verdict;
  return { allowed, code, reason, next };
}
