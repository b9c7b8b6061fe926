import { z } from "zod";
import { PersonView } from "@/lib/accounts/person-views";
import { HOBBY_CATEGORIES } from "@/lib/groups/schema";
import { Moment } from "@/lib/moment-field";
import { Permission } from "@/lib/platform/permission/shown";
import { MEETUP_ACTIONS } from "./policy";
import { Fee, MEETUP_STATUSES, Online, Place, PlainFields, RSVP_STATES } from "./schema";

const Count = z.number().int().min(0);

/** For every action, whether this person may do it, or why not. */
const MeetupCan = z.record(z.enum(MEETUP_ACTIONS), Permission);

/** A coming date of a series, and the person's answer to it. */
const SeriesDate = z.strictObject({
  meetupId: z.string(),
  startsAt: Moment,
  zone: z.string(),
  state: z.enum(["none", ...RSVP_STATES]),
  why: z.string().nullable().describe("Why one who goes to every date does not go to this one; null where one does, or said no."),
});
export type SeriesDate = z.output<typeof SeriesDate>;

/** `GET, PUT, DELETE /api/meetups/{id}/rsvp`: the caller's answer and permissions. */
export const RsvpView = z.strictObject({
  state: z.enum(["none", ...RSVP_STATES]),
  position: Count.min(1).nullable().describe("Place in line, from 1."),
  inLine: Count.describe("How many wait."),
  cameIn: Count.nullable().describe(
    "For somebody in line: the place that came in at each of the group's last five meetups, as far as they had a line.",
  ),
  guests: Count,
  fee: Fee.nullable().describe("As it was when the person answered."),
  heldUntil: Moment.nullable().describe("Until when the offered place is held."),
  stillComing: z.boolean(),
  asksStill: z.boolean().describe("Whether one who goes is asked if that is still so: from a day before the start on."),
  everyDate: z
    .boolean()
    .nullable()
    .describe("Whether one goes to every date of the series; null for a single meetup, and once one date comes at the most."),
  leftOut: z.array(SeriesDate).describe("The dates that one who goes to every date does not go to, each with its reason."),
  came: z.boolean().nullable().describe("Whether one was checked in; null as long as nobody was: then it says nothing of who came."),
  can: MeetupCan,
});
export type RsvpView = z.output<typeof RsvpView>;

const GroupBrief = z.strictObject({
  _id: z.string(),
  slug: z.string(),
  groupName: z.string(),
  hobbyCategory: z.enum(HOBBY_CATEGORIES),
});

/** The public view of a meetup. It has no name but the host's, and no place or link that only people who go may see. */
export const MeetupView = z.strictObject({
  _id: z.string(),
  group: GroupBrief,
  seriesId: z.string().nullable(),
  repeats: z
    .strictObject({ rule: z.string().describe("The days it repeats on, without its end.") })
    .nullable()
    .describe("Null also where a series was moved to days that no rule of ours names, and once one date of it comes at the most."),
  insteadOf: z.iso
    .date()
    .nullable()
    .describe("The day on which its series has a date, where one that was changed by hand stands on another."),
  ...PlainFields.shape,
  startsAt: Moment,
  endsAt: Moment,
  zone: z.string(),
  place: Place.nullable().describe("Null where only those who go see it; see `/private`."),
  online: z.boolean().describe("The link is for those who go; see `/private`."),
  rsvpOpensAt: Moment.nullable(),
  rsvpClosesAt: Moment,
  host: z.string().nullable().describe("The host's name."),
  status: z.enum(MEETUP_STATUSES),
  cancelReason: z.string().nullable(),
  sequence: Count,
  places: z.strictObject({
    taken: Count,
    left: Count.nullable().describe("Null without a limit."),
    inLine: Count,
  }),
  createdAt: Moment,
  updatedAt: Moment,
});
export type MeetupView = z.output<typeof MeetupView>;

export const MeetupPage = z.strictObject({ items: z.array(MeetupView), next: z.string().nullable() });
export type MeetupPage = z.output<typeof MeetupPage>;

/** The details that only people who go and the hosts may see. */
export const PrivateView = z.strictObject({ place: Place.nullable(), online: Online.nullable() });

/** An attendee. The check-in mark is for hosts only. */
export const AttendeeRow = z.strictObject({
  ...PersonView.shape,
  hasPage: z.boolean().describe("Whether the caller may see this person's page."),
  state: z.enum(["going", "offered", "waiting"]),
  guests: Count,
  host: z.boolean(),
  stillComing: z.boolean().nullable().describe("For hosts; else null."),
  firstTime: z.boolean().nullable().describe("For hosts: was at no earlier meetup of the group; else null."),
  fee: Fee.nullable().describe("For hosts; else null."),
  checkIn: z
    .strictObject({ at: Moment, here: z.boolean(), guests: Count, paid: z.boolean() })
    .nullable()
    .describe("For hosts; null for others, and where nobody has tapped."),
});
export type AttendeeRow = z.output<typeof AttendeeRow>;

export const AttendeePage = z.strictObject({ items: z.array(AttendeeRow), next: z.string().nullable() });
export type AttendeePage = z.output<typeof AttendeePage>;

export const CheckInView = z.strictObject({
  personId: z.string(),
  name: z.string().nullable().describe("Of a walk-in."),
  at: Moment,
  here: z.boolean(),
  guests: Count,
  paid: z.boolean(),
  walkIn: z.boolean().describe("Came without an answer and without an account."),
  notGoing: z.boolean().describe("Is down as not going: said so, or let a place go that was held for them."),
});
export type CheckInView = z.output<typeof CheckInView>;

/** A person whom a host has marked, with the name of that host. */
export const CheckInRow = CheckInView.extend({
  name: z.string(),
  photoURL: z.string().nullable(),
  by: z.strictObject({ _id: z.string().nullable().describe("Null when that account is gone."), displayName: z.string() }),
});
export type CheckInRow = z.output<typeof CheckInRow>;

/** `GET /api/meetups/{id}/checkins`: for hosts. */
export const CheckInPage = z.strictObject({ items: z.array(CheckInRow), next: z.string().nullable() });
export type CheckInPage = z.output<typeof CheckInPage>;

/** `PUT /api/series/{id}/rsvp`: the person's answer to each date that exists. */
export const SeriesRsvpView = z.strictObject({
  everyDate: z.boolean(),
  guests: Count,
  dates: z.array(SeriesDate),
});
export type SeriesRsvpView = z.output<typeof SeriesRsvpView>;
