import "server-only";
import { z } from "zod";
import { database } from "@/lib/platform/store";
import { operation } from "./operation";

/** How long an answer of the store stands for those that come after it. */
const KEPT_MS = 1000;

let probe: Promise<void> = Promise.resolve();
let keptUntil = Number.NEGATIVE_INFINITY;

/** However many ask, the store is asked once a second: each time it writes to its disk and waits until that is done. */
function ready(): Promise<void> {
  if (performance.now() < keptUntil) return probe;
  keptUntil = Number.POSITIVE_INFINITY;
  probe = database()
    .then((store) => store.ready())
    .finally(() => {
      keptUntil = performance.now() + KEPT_MS;
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
