import "server-only";
import { createHash, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";
import { operation } from "@/lib/platform/http/operation";
import { revalidating } from "@/lib/platform/http/revalidation";
import { takeForCron } from "./clock";

const digest = (text: string) => createHash("sha256").update(text).digest();

/**
 * The endpoint that a scheduler calls on a host without background work.
 * @throws AppError not_found when no secret is set, unauthenticated for a wrong secret, unavailable
 */
export const getCron = operation({
  method: "GET",
  path: "/api/cron",
  summary: "Do what is due",
  actor: "none",
  answer: z.strictObject({ done: z.int() }),
  cacheControl: "no-store",
  internal: true,
  async handle({ request }) {
    const secret = env().CRON_SECRET;
    if (!secret) throw new AppError("not_found", "There is nothing here.");
    // Digests have equal lengths, so the comparison reveals nothing about the secret.
    if (!timingSafeEqual(digest(request.headers.get("authorization") ?? ""), digest(`Bearer ${secret}`)))
      throw new AppError("unauthenticated", "This needs the scheduler's secret.");
    return revalidating(takeForCron);
  },
});
