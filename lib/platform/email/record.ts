import { z } from "zod";
import { id, moment, record } from "@/lib/platform/store/record";

/** Mails that wait to be sent, and those that were. The id is also the idempotency key with the mail provider. */
export const Outbox = record(
  "outbox",
  {
    _id: id(),
    to: z.string(),
    subject: z.string(),
    text: z.string(),
    replyTo: z.string().nullable(),
    /** Tries that failed so far. */
    attempts: z.number().int().min(0),
    createdAt: moment(),
    dueAt: moment(),
    sentAt: moment().nullable(),
    lastError: z.string().nullable(),
  },
  { index: [["sentAt", "dueAt"]] },
);
