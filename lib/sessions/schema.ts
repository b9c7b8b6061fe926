import { z } from "zod";
import { Moment } from "@/lib/moment-field";

export const DEVICE_KINDS = ["computer", "phone", "tablet", "other"] as const;

/** A device on which a person is signed in, as they see it. */
export const SessionView = z.strictObject({
  _id: z.string(),
  device: z.string(),
  kind: z.enum(DEVICE_KINDS),
  createdAt: Moment,
  seenAt: Moment.describe("To the hour."),
  current: z.boolean().describe("Whether this request came with it."),
});
export type SessionView = z.output<typeof SessionView>;
