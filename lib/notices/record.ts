import { z } from "zod";
import { EVENT_KINDS } from "@/lib/events/schema";
import { id, moment, type Row, record } from "@/lib/platform/store/record";
import { CADENCES, NOTICE_TOPICS } from "./kind-schema";

/** Word for one person about one thing that concerns them. What all who are told have in common stands in the event. */
export const Notices = record(
  "notices",
  {
    _id: id(),
    accountId: id("accounts"),
    /** One notice of it for each person. */
    eventId: id("noticeEvents"),
    kind: z.enum(EVENT_KINDS),
    groupId: id().nullable(),
    /** Of the thing itself. */
    at: moment(),
    readAt: moment().nullable(),
    /** Whether it stands in the app; one that is mailed only is kept for its summary. */
    shown: z.boolean(),
    /** The mail it is for, null for none; what was read before that mail is made does not wait for it any more. */
    mail: z.enum(["now", "bundle", "daily", "weekly"]).nullable(),
    /** The work whose mail holds it: no other mail ever does. */
    mailId: id().nullable(),
  },
  {
    unique: [["accountId", "eventId"]],
    // Each index that begins with the account costs a page of the database for each who is told: two of them do what four did before. Events
    // have their ids in the order in which they happen, so they give the order too.
    index: [
      ["accountId", "readAt", "eventId"],
      ["mailId", "eventId"],
    ],
    people: { accountId: { end: "row", file: "notices.json", about: "What you were told of, and when you read it." } },
  },
);
export type Notice = Row<typeof Notices>;

const Wall = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What somebody wants to hear, and when. Its id is the account's; without a row everything is as it is by default. */
export const NoticeSettings = record(
  "noticeSettings",
  {
    _id: id("accounts"),
    topics: z.partialRecord(z.enum(NOTICE_TOPICS), z.strictObject({ app: z.boolean(), mail: z.enum(CADENCES) })),
    quiet: z.strictObject({ from: Wall, to: Wall }).nullable(),
    digestAt: Wall,
    digestDay: z.number().int().min(1).max(7),
    /** Groups that are silent, for ever or until a moment. */
    muted: z.array(z.strictObject({ groupId: id(), until: moment().nullable() })),
  },
  {
    table: "notice_settings",
    people: { _id: { end: "row", file: "notice-settings.json", about: "What you want to hear about, and when." } },
  },
);
export type NoticeSettingsRow = Row<typeof NoticeSettings>;

/** An address that gets no mail about anything but an account: it came back, was called spam, or its owner wants no invitations. */
export const RestedAddresses = record(
  "restedAddresses",
  {
    _id: id(),
    addressHash: z.string(),
    /** Whose address it is; null for somebody without an account. */
    accountId: id("accounts").nullable(),
    why: z.enum(["bounced", "complained", "unwanted"]),
    /** Its owner stopped invitations besides, which holds on once other mail goes to it again. */
    unwanted: z.boolean().default(false),
    since: moment(),
  },
  {
    table: "rested_addresses",
    unique: [["addressHash"]],
    index: [["accountId"]],
    people: {
      accountId: {
        end: "row",
        file: "mail-that-came-back.json",
        about: "Since when no mail is sent to your address.",
        // Whoever only registered with the address may have the row: what its owner stopped is not theirs to know.
        without: ["addressHash", "unwanted"],
      },
    },
  },
);
export type Resting = Row<typeof RestedAddresses>;
