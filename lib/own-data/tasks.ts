import { z } from "zod";
import type { Task } from "@/lib/platform/clock/schedule";

/** The last mail to somebody whose account is gone: all that is left of them, until it is sent. */
export const Farewell = z.strictObject({ email: z.string(), displayName: z.string().nullable(), zone: z.string() });
export type Farewell = z.output<typeof Farewell>;

export const WAITING_KIND = "account.waiting";

/** The mail to somebody whose account waits for groups; which ones, and for whom, is looked up when it is written. */
export const waitingTask = (accountId: string): Task => ({ kind: WAITING_KIND, lane: "mail", accountId });

export const FAREWELL_KIND = "account.farewell";
