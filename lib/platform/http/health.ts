import "server-only";
import { z } from "zod";
import { database } from "@/lib/platform/store";
import { operation } from "./operation";

/** @throws AppError unavailable when the store does not answer and `ready` was asked for */
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
    const store = await database();
    await store.ping();
    return { status: "ready" } as const;
  },
});
