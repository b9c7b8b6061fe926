import { z } from "zod";
import type { Verdict } from "./verdict";

/**
 * Whether an action is allowed, or why not. A program reads `code`; people read `reason` and, when there is something they can do, `next`.
 */
export const Permission = z.union([
  z.strictObject({ allowed: z.literal(true) }),
  z.strictObject({ allowed: z.literal(false), code: z.string(), reason: z.string(), next: z.string().nullable() }),
]);
export type Permission = z.output<typeof Permission>;

/** Converts a verdict for a view: the refusal's `status` and `fields` are left out. */
export function shown(verdict: Verdict): Permission {
  if (verdict.allowed) return verdict;
  const { allowed, code, reason, next } = verdict;
  return { allowed, code, reason, next };
}
