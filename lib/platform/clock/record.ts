import { z } from "zod";
import { id, moment, type Row, record } from "@/lib/platform/store/record";

/** Mails have a lane of their own, so that an unavailable mail provider delays no other work. */
export const LANES = ["mail", "work"] as const;
export type Lane = (typeof LANES)[number];

/** Work that is to be done at a given time: a mail, a digest, a reminder, the deletion of an account. */
export const Work = record(
  "work",
  {
    _id: id(),
    lane: z.enum(LANES),
    /** Names the job that does it. */
    kind: z.string(),
    /** At most one waiting piece of work has this key. */
    key: z.string(),
    dueAt: moment(),
    createdAt: moment(),
    /** How many tries have failed so far. */
    attempts: z.number().int(),
    lastError: z.string().nullable(),
    /** The account that the work is about; the row is deleted with the account. */
    accountId: id().nullable(),
    /** The job's input; never a secret. */
    data: z.record(z.string(), z.unknown()),
  },
  {
    unique: [["key"]],
    index: [["lane", "dueAt"], ["accountId"]],
    // The key of a recurring job's work is its kind. Each store schedules that work itself at its first start, with an id of its own, so it
    // is not archived.
    archived: ({ kind, key }) => key !== kind,
    people: {
      accountId: {
        end: "row",
        file: "under-way.json",
        about: "What is about to happen by itself: mails to you, mostly.",
        without: ["key", "data", "lastError"],
      },
    },
  },
);
export type DueWork = Row<typeof Work>;
