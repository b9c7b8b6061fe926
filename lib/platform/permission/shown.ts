import { z } from "zod";
import type { Verdict } from "./verdict";

/** Why not. A program branches on `code`; people read `reason` and, where there is something they can do, `next`. */
export const Permission = z.union([
  z.strictObject({ allowed: z.literal(true) }),
  z.strictObject({ allowed: z.literal(false), code: z.string(), reason: z.string(), next: z.string().nullable() }),
]);
export type Permission = z.output<typeof Permission>;

/** A verdict as views carry it. */
export function shown(verdict: Verdict): Permission {
  if (verdict.allowed) return verdict;
  const { allowed, code, reason, next } = verdict;
  return { allowed, code, reason, next };
}
