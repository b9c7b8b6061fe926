import "server-only";
import { z } from "zod";
import { getStore } from "@/lib/platform/store";

/** `?ready` asks whether requests can be served, a plain call only whether the process lives. */
export const HealthQuery = z.strictObject({ ready: z.enum(["", "1", "true"]) }).partial();

/** @throws AppError unavailable when the store does not answer and `ready` was asked for */
export async function answerHealth({ ready }: z.output<typeof HealthQuery>): Promise<{ status: "live" | "ready" }> {
  if (ready === undefined) return { status: "live" };
  const store = await getStore();
  await store.ping();
  return { status: "ready" };
}
