import { z } from "zod";
import { id, moment, type Row, record } from "@/lib/platform/store/record";
import { DEVICE_KINDS } from "./schema";

/** A signed-in browser. The session is this row: without it, the cookie is worth nothing. */
export const Sessions = record(
  "sessions",
  {
    _id: id(),
    accountId: id("accounts"),
    /** The account's `sessionVersion` at the time of the password (or Google) check. */
    version: z.number().int(),
    /** The name by which its owner recognises it: "Firefox on Linux". */
    device: z.string(),
    kind: z.enum(DEVICE_KINDS),
    createdAt: moment(),
    /** The time of the last visit, accurate to an hour. */
    seenAt: moment(),
  },
  {
    index: [["accountId", "seenAt"]],
    archived: false,
    people: { accountId: { end: "row", file: "sign-ins.json", about: "The devices you are signed in on.", without: ["version"] } },
  },
);
export type Session = Row<typeof Sessions>;
