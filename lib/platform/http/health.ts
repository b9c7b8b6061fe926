import "server-only";
import { z } from "zod";
import { database } from "@/lib/platform/store";
import { operation } from "./operation";

let probe: Promise<void> | null = null;

/** Whoever asks while the store is being asked waits for the same answer: however many ask, one small write is on its way. */
function ready(): Promise<void> {
  probe ??= database()
    .then((store) => store.ready())
    .finally(() => {
      probe = null;
    });
  return probe;
}

/** @throws AppError unavailable when `ready` was asked for and the store takes no writes: it is away, its disk is full, its file was replaced */
export const getHealth = operation({
  method: "GET",
  path: "/api/health",
  summary: "Whether the process lives; with ?ready whether it can serve",
  actor: "none",
  query: z.strictObject({ ready: z.enum(["", "1", "true"]) }).partial(),
  answer: z.strictObject({ status: z.enum(["live", "ready"]) }),
  cacheControl: "no-store",
  async handle({ query }) {
    if (query.ready === undefined) return { status: "live" } as const;
    await ready();
    return { status: "ready" } as const;
  },
});
