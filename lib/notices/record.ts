import { z } from "zod";
import { EVENT_KINDS } from "@/lib/events/schema";
import { id, moment, type Row, record } from "@/lib/platform/store/record";
import { CADENCES, NOTICE_TOPICS } from "./kind-schema";

/** A notice: one event, for one person whom it concerns. What is the same for all of its readers is in the event. */
export const Notices = record(
  "notices",
  {
    _id: id(),
    accountId: id("accounts"),
    /** Each person has one notice of an event. */
    eventId: id("noticeEvents"),
    kind: z.enum(EVENT_KINDS),
    groupId: id().nullable(),
    /** When the event happened. */
    at: moment(),
    readAt: moment().nullable(),
    /** Whether the app shows it. A notice that is only mailed is kept for its summary. */
    shown: z.boolean(),
    /** The mail it waits for, null for none. A notice that is read before its mail is made is no longer sent. */
    mail: z.enum(["now", "bundle", "daily", "weekly"]).nullable(),
    /** The work (job) whose mail contains the notice. No other mail ever contains it. */
    mailId: id().nullable(),
  },
  {
    unique: [["accountId", "eventId"]],
    // Each index that begins with the account costs one database page per reader, so two indexes serve four queries. Event ids rise in the
    // order in which events happen, so they give the order too.
    index: [
      ["accountId", "readAt", "eventId"],
      ["mailId", "eventId"],
    ],
    people: { accountId: { end: "row", file: "notices.json", about: "What you were told of, and when you read it." } },
  },
);
export type Notice = Row<typeof Notices>;

const Wall = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** What a person wants to hear, and when. Its id is the account's id. Without a row, the defaults apply. */
export const NoticeSettings = record(
  "noticeSettings",
  {
    _id: id("accounts"),
    topics: z.partialRecord(z.enum(NOTICE_TOPICS), z.strictObject({ app: z.boolean(), mail: z.enum(CADENCES) })),
    quiet: z.strictObject({ from: Wall, to: Wall }).nullable(),
    digestAt: Wall,
    digestDay: z.number().int().min(1).max(7),
    /** Muted groups, for ever (null) or until a time. */
    muted: z.array(z.strictObject({ groupId: id(), until: moment().nullable() })),
  },
  {
    table: "notice_settings",
    people: { _id: { end: "row", file: "notice-settings.json", about: "What you want to hear about, and when." } },
  },
);
export type NoticeSettingsRow = Row<typeof NoticeSettings>;

/**
 * An address that gets no mail except about an account: mail to it came back or was reported as spam, or its owner wants no invitations.
 */
export const RestedAddresses = record(
  "restedAddresses",
  {
    _id: id(),
    addressHash: z.string(),
    /** The account that has the address; null if there is none. */
    accountId: id("accounts").nullable(),
    why: z.enum(["bounced", "complained", "unwanted"]),
    /** The owner also stopped invitations. This stays when other mail is sent to the address again. */
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
        // The account may have registered with the address without proving it. What the address's owner stopped must not be in its
        // download.
        without: ["addressHash", "unwanted"],
      },
    },
  },
);
export type Resting = Row<typeof RestedAddresses>;
