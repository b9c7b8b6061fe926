import { z } from "zod";
import { id, moment, type Row, record } from "@/lib/platform/store/record";
import { DEVICE_KINDS } from "./schema";

/** A browser that is signed in. The row is the session: without it the cookie is nobody's. */
export const Sessions = record(
  "sessions",
  {
    _id: id(),
    accountId: id("accounts"),
    /** The account's `sessionVersion` that the password (or Google) was checked with. */
    version: z.number().int(),
    /** What its owner knows it by: "Firefox on Linux". */
    device: z.string(),
    kind: z.enum(DEVICE_KINDS),
    createdAt: moment(),
    /** Of the last visit, to the hour. */
    seenAt: moment(),
  },
  {
    index: [["accountId", "seenAt"]],
    archived: false,
    people: { accountId: { end: "row", file: "sign-ins.json", about: "The devices you are signed in on.", without: ["version"] } },
  },
);
export type Session = Row<typeof Sessions>;
