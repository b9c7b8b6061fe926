import { z } from "zod";
import type { Task } from "@/lib/platform/clock/schedule";

/**
 * The data of the last mail to a person whose account was deleted. It is the only thing left of them, and is deleted once the mail is sent.
 */
export const Farewell = z.strictObject({ email: z.string(), displayName: z.string().nullable(), zone: z.string() });
export type Farewell = z.output<typeof Farewell>;

export const WAITING_KIND = "account.waiting";

/** The mail to a person whose deletion waits for groups. The groups and the address are looked up when the mail is written. */
export const waitingTask = (accountId: string): Task => ({ kind: WAITING_KIND, lane: "mail", accountId });

export const FAREWELL_KIND = "account.farewell";
