import "server-only";
import { z } from "zod";
import { database } from "@/lib/platform/store";
import { operation } from "./operation";

/** How long the result of a probe answers later requests as well. */
const KEPT_MS = 1000;

let probe: Promise<void> = Promise.resolve();
let keptUntil = Number.NEGATIVE_INFINITY;

/** The store is probed at most once a second, however many requests come: each probe writes to the disk and waits for the flush. */
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

/**
 * @throws AppError unavailable when the request has `ready` and the store accepts no writes: it cannot be reached, its disk is full, or its
 * file was replaced
 */
export const getHealth = operation({
  method: "GET",
  path: "/api/health",
  summary: "Whether the process lives; with ?ready whether it can serve",
  actor: "none",
  query: z.strictObject({ ready: z.enum(["", "1", "true"], "1, or leave it out.") }).partial(),
  answer: z.strictObject({ status: z.enum(["live", "ready"]) }),
  cacheControl: "no-store",
  async handle({ query }) {
    if (query.ready === undefined) return { status: "live" } as const;
    await ready();
    return { status: "ready" } as const;
  },
});
