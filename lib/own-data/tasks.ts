import { z } from "zod";

/** The last mail to somebody whose account is gone: all that is left of them, until it is sent. */
export const Farewell = z.strictObject({ email: z.string(), displayName: z.string().nullable(), zone: z.string() });
export type Farewell = z.output<typeof Farewell>;

export const FAREWELL_KIND = "account.farewell";
