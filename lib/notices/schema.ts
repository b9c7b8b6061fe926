import { z } from "zod";
import { PersonView } from "@/lib/accounts/person-views";
import { EVENT_KINDS } from "@/lib/events/schema";
import { Moment, MomentInput } from "@/lib/moment-field";
import { shortText } from "@/lib/text-field";
import { CADENCES, NOTICE_TOPICS } from "./kind-schema";

const Id = shortText(24);

/** `PUT /api/notices/read`. */
export const ReadInput = z.union(
  [
    z.strictObject({
      ids: z
        .array(Id, "Say which notices.")
        .min(1, "Say which notices.")
        // Zod shows the message of `refine` here; instead of that of `max` it shows the one of the union.
        .refine(({ length }) => length <= 100, "100 notices at a time.")
        .meta({ maxItems: 100 }),
    }),
    z.strictObject({ all: z.literal(true, "Say which notices.") }),
  ],
  "Say which notices: `ids`, or `all`.",
);

const WALL = "Give a time such as 22:00.";
export const Wall = shortText(5, WALL, WALL).regex(/^([01]\d|2[0-3]):[0-5]\d$/, WALL);

/** Whether the app shows it, and how soon a mail is sent. */
export const Choice = z.strictObject({ app: z.boolean("Yes or no."), mail: z.enum(CADENCES, "Choose how soon.") });
export type Choice = z.output<typeof Choice>;

/** Until which day a group is muted, in words; `until: null` means for ever. Null for a group that is not muted. */
export type Mute = { until: string | null } | null;

/** Groups, each with its mute. `more` is set when the person is in further groups. */
export interface MuteList {
  groups: { groupId: string; groupName: string; imageUrl: string; mute: Mute }[];
  more: boolean;
}

const QuietHours = z.strictObject({ from: Wall, to: Wall });

const DAY = "Choose a day.";
const UNTIL = "Say until when.";

/** `PUT /api/accounts/me/notice-settings`: fields that are not given stay as they are. */
export const SettingsInput = z
  .strictObject({
    topics: z
      .partialRecord(z.enum(NOTICE_TOPICS), Choice.partial())
      .describe("One half of a choice stays as it is where only the other is given."),
    quiet: QuietHours.nullable().describe("Nothing is mailed in these hours; over midnight when `to` is earlier."),
    digestAt: Wall.describe("When summaries come, in the person's own zone."),
    digestDay: z.number(DAY).int(DAY).min(1, DAY).max(7, DAY).describe("The weekday of the weekly one, 1 for Monday to 7 for Sunday."),
    mute: z
      .strictObject({ groupId: Id, until: z.union([z.enum(["always", "off"]), MomentInput], UNTIL) })
      .describe("One group at a time: until a moment, always, or no longer."),
    mailAgain: z.literal(true, "Yes, or leave it out.").describe("The address works again: mail is sent to it once more."),
  })
  .partial();
export type SettingsInput = z.output<typeof SettingsInput>;

/** A notice as the person it is for sees it. All words are plain text. */
export const NoticeView = z.strictObject({
  _id: z.string(),
  kind: z.enum(EVENT_KINDS),
  title: z.string().describe("What happened, as a sentence."),
  named: z
    .strictObject({ before: z.string(), name: z.string(), after: z.string() })
    .nullable()
    .describe("The title around the name it is about: of a person, a group or a meetup; null where it has none."),
  detail: z.string().nullable().describe("What it means, or what somebody said about it."),
  facts: z
    .array(z.strictObject({ term: z.string(), says: z.string() }))
    .describe("What changed, before and after; when a meetup is; what somebody who asks to join answered first."),
  path: z.string().describe("The page of the thing."),
  act: z.string().describe("The words of the link to it."),
  groupId: z.string().nullable(),
  meetupId: z.string().nullable(),
  actor: PersonView.nullable().describe("Who did it, where that is told."),
  createdAt: Moment,
  read: z.boolean(),
  waits: z
    .boolean()
    .describe("It asks for an answer, and there is none yet: to the actor's request, to the offer of a place, to “still coming?”."),
});
export type NoticeView = z.output<typeof NoticeView>;

/** The newest first. */
export const NoticePage = z.strictObject({
  items: z.array(NoticeView),
  next: z.string().nullable().describe("What to give as `after` for the next page; null at the end."),
});
export type NoticePage = z.output<typeof NoticePage>;

export const Unread = z.strictObject({ count: z.int().min(0) });
export type Unread = z.output<typeof Unread>;

/**
 * For a bell that still asks after its session has ended. It answers null instead of an error, which the browser would write to its
 * console.
 */
export const BellCount = z.strictObject({ count: Unread.shape.count.nullable().describe("Null when nobody is signed in.") });
export type BellCount = z.output<typeof BellCount>;

export const SettingsView = z.strictObject({
  topics: z.record(z.enum(NOTICE_TOPICS), Choice),
  quiet: z.strictObject({ from: z.string(), to: z.string() }).nullable(),
  digestAt: z.string(),
  digestDay: z.int().min(1).max(7),
  zone: z.string(),
  muted: z.array(z.strictObject({ groupId: z.string(), groupName: z.string(), until: Moment.nullable() })),
  rested: z
    .strictObject({ since: Moment, why: z.enum(["bounced", "complained"]) })
    .nullable()
    .describe("Mail to the address came back, or was called spam: none is sent until its owner says so."),
});
export type SettingsView = z.output<typeof SettingsView>;
