import { z } from "zod";
import { HOBBY_CATEGORIES } from "@/lib/groups/schema";
import { id, moment, record } from "@/lib/platform/store/record";
import { Fee, keptFields, MEETUP_STATUSES, Online, Place, RSVP_STATES } from "./schema";

const day = () => z.iso.date();
const count = () => z.number().int();

/** What the dates of a series share, and what a single meetup has of its own. */
const content = {
  ...keptFields,
  zone: z.string(),
  place: Place.nullable(),
  online: Online.nullable(),
  hostId: id().nullable(),
};

/** The fields of what an organizer decides about a meetup. */
export const CONTENT = Object.keys(content) as readonly (keyof typeof content)[];

/** One date. Its counters are part of it: whoever changes an answer locks the meetup first. */
export const Meetups = record(
  "meetups",
  {
    _id: id(),
    groupId: id("groups"),
    ...content,
    startsAt: moment(),
    endsAt: moment(),
    rsvpOpensAt: moment().nullable(),
    rsvpClosesAt: moment(),
    seriesId: id("series").nullable(),
    /** The day that the rule of the series names; it stays when the date is moved. */
    occursOn: day().nullable(),
    /** Changed by hand, alone: changes of the series leave it as it is unless asked. */
    edited: z.boolean(),
    status: z.enum(MEETUP_STATUSES),
    cancelReason: z.string().nullable(),
    /** Raised by each change that matters to a calendar, also to that of one person who is told of a place. */
    sequence: count(),
    /** Of the group, for the list of all meetups. */
    category: z.enum(HOBBY_CATEGORIES),
    listed: z.boolean(),
    isFree: z.boolean(),
    /** Places taken and held, parties in line, the next number in line. */
    going: count(),
    held: count(),
    waiting: count(),
    nextSequence: count(),
    /** How many waiting parties have got a place so far. */
    movedUp: count().default(0),
    /** People who were marked as here, without their guests. */
    came: count(),
    /** When the clock has to look at the line again. */
    dueAt: moment().nullable(),
    /** The next of its moments (see `moment-rules.ts`); null when none is to come. */
    nextAt: moment().nullable(),
    createdAt: moment(),
    updatedAt: moment(),
  },
  {
    index: [
      ["groupId", "startsAt"],
      ["seriesId", "occursOn"],
      ["seriesId", "startsAt"],
      ["listed", "startsAt"],
      ["listed", "category", "startsAt"],
      ["listed", "isFree", "startsAt"],
      ["listed", "category", "isFree", "startsAt"],
      ["dueAt"],
      ["nextAt"],
      ["endsAt"],
      ["hostId"],
    ],
    people: {
      hostId: {
        end: "nobody",
        file: "meetups-you-host.json",
        about: "Meetups with you as their host, without the place and the link: some are for those only who go.",
        // Whoever was banned or left stays the host of what had begun, and is not told where it is now.
        without: ["place", "online"],
      },
    },
    stale: ({ _id }) => [`meetup:${_id}`],
  },
);

/** A rule and what it makes. */
export const Series = record(
  "series",
  {
    _id: id(),
    groupId: id("groups"),
    ...content,
    rule: z.string(),
    firstDay: day(),
    lastDay: day().nullable(),
    time: z.string(),
    shiftDays: count(),
    struckOut: z.array(day()),
    /** How long a date lasts on the wall's clock. */
    minutes: count(),
    /** How long before the start answers open (null: at once) and close, in minutes. */
    opensBefore: count().nullable(),
    closesBefore: count(),
    /** Dates up to this day were made. */
    madeThrough: day(),
    /** False once its last date was made. */
    open: z.boolean(),
    nextSequence: count(),
    createdAt: moment(),
  },
  {
    index: [["open", "madeThrough"], ["groupId"], ["hostId"]],
    people: { hostId: { end: "nobody", file: "series-you-host.json", about: "Series of meetups with you as their host." } },
  },
);

/** One person's answer to one date. */
export const Rsvps = record(
  "rsvps",
  {
    _id: id(),
    meetupId: id("meetups"),
    groupId: id("groups"),
    accountId: id("accounts"),
    state: z.enum(RSVP_STATES),
    guests: count(),
    sequence: count(),
    heldUntil: moment().nullable(),
    fee: Fee.nullable(),
    stillComingAt: moment().nullable(),
    /** Declined with all other dates at once: whoever says "every date" again comes to this one too. Any other answer ends it. */
    steppedOut: z.boolean().default(false),
    answeredAt: moment(),
  },
  {
    unique: [["meetupId", "accountId"]],
    index: [
      ["meetupId", "state", "sequence"],
      // Who comes, in the order in which they answered.
      ["meetupId"],
      ["accountId", "groupId"],
      ["groupId"],
    ],
    people: {
      accountId: { end: "room", file: "meetup-answers.json", about: "Your answers to meetups; meetups.ics has their dates." },
    },
  },
);

/** "Every date": new dates take these people in, in this order. */
export const SeriesRsvps = record(
  "series-rsvps",
  {
    _id: id(),
    seriesId: id("series"),
    groupId: id("groups"),
    accountId: id("accounts"),
    guests: count(),
    sequence: count(),
    /** The fee they saw, by which new dates take them in; null for those who said so before it was kept. */
    seen: z.strictObject({ fee: Fee.nullable() }).nullable().default(null),
  },
  {
    table: "series_rsvps",
    unique: [["seriesId", "accountId"]],
    index: [["seriesId", "sequence"], ["accountId", "groupId"], ["groupId"]],
    people: { accountId: { end: "room", file: "series-answers.json", about: "Series of meetups you said yes to as a whole." } },
  },
);

/** Somebody who came. A walk-in has a name and no account. */
export const CheckIns = record(
  "check-ins",
  {
    _id: id(),
    meetupId: id("meetups"),
    groupId: id("groups"),
    accountId: id("accounts").nullable(),
    /** The account, or what makes a walk-in sent twice one. */
    person: z.string(),
    name: z.string().nullable(),
    /** When a walk-in's name is forgotten: who has no account cannot ask for it. */
    nameUntil: moment().nullable().default(null),
    guests: count(),
    /** When a tap last said how many; null when none has. */
    guestsAt: moment().nullable().default(null),
    paid: z.boolean(),
    /** When a tap last said whether; null when none has. */
    paidAt: moment().nullable().default(null),
    /** False after a tap was taken back: the row stays, because it holds who has paid. */
    here: z.boolean(),
    /** The tap that decides: a later one wins, in whatever order they arrive. */
    at: moment(),
    /** Who tapped; null when that account is gone. */
    byId: id().nullable(),
  },
  {
    table: "check_ins",
    unique: [["meetupId", "person"]],
    index: [["groupId"], ["accountId", "at"], ["byId"], ["nameUntil"]],
    people: {
      accountId: { end: "room", file: "check-ins.json", about: "Meetups you came to.", without: ["byId", "nameUntil"] },
      byId: {
        end: "nobody",
        file: "check-ins-you-made.json",
        about: "People you welcomed at the door of a meetup, without their names.",
        without: ["accountId", "person", "name", "nameUntil", "guests", "guestsAt", "paid", "paidAt"],
      },
    },
  },
);

/** A person's own calendar: its address follows from the version, and a reset raises it. */
export const Calendars = record(
  "calendars",
  {
    _id: id(),
    accountId: id("accounts"),
    version: count(),
    /** What it holds besides what one goes to and hosts: meetups one waits for, and those of one's groups that one has not answered. */
    waiting: z.boolean().default(true),
    unanswered: z.boolean().default(false),
  },
  {
    unique: [["accountId"]],
    people: {
      accountId: {
        end: "room",
        because: "The key that the address of your own calendar is made of: whoever has the address reads the calendar.",
      },
    },
  },
);
