import { z } from "zod";
import { id, moment, type Row, record } from "@/lib/platform/store/record";

/** Mails wait in a lane of their own: a provider that is away holds up nothing else. */
export const LANES = ["mail", "work"] as const;
export type Lane = (typeof LANES)[number];

/** Something that is to be done at a time: a mail, a digest, a reminder, the end of an account. */
export const Work = record(
  "work",
  {
    _id: id(),
    lane: z.enum(LANES),
    /** Names the job that does it. */
    kind: z.string(),
    /** No two pieces of work with the same key wait at the same time. */
    key: z.string(),
    dueAt: moment(),
    createdAt: moment(),
    /** Tries that failed so far. */
    attempts: z.number().int(),
    lastError: z.string().nullable(),
    /** Whose account it is about: it goes with the account. */
    accountId: id().nullable(),
    /** What the job has to know; never a secret. */
    data: z.record(z.string(), z.unknown()),
  },
  {
    unique: [["key"]],
    index: [["lane", "dueAt"], ["accountId"]],
    // What recurs has its kind for a key: every store schedules it at its first start, under an id of its own.
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
