import { z } from "zod";
import { HOBBY_CATEGORIES } from "@/lib/groups/schema";
import { id, moment, record } from "@/lib/platform/store/record";
import { Fee, keptFields, MEETUP_STATUSES, Online, Place, RSVP_STATES } from "./schema";

const day = () => z.iso.date();
const count = () => z.number().int();

/** The fields that a series gives to its dates. A single meetup has them too. */
const content = {
  ...keptFields,
  zone: z.string(),
  place: Place.nullable(),
  online: Online.nullable(),
  hostId: id().nullable(),
};

/** The names of the fields that an organizer chooses. */
export const CONTENT = Object.keys(content) as readonly (keyof typeof content)[];

/** One date. The row has counters of its answers, so every change of an answer must lock the meetup first. */
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
    /** The day that the series' rule gives this date. It stays the same if the date is moved. */
    occursOn: day().nullable(),
    /** Somebody changed this date alone. Changes of the series skip it unless the organizer includes it. */
    edited: z.boolean(),
    status: z.enum(MEETUP_STATUSES),
    cancelReason: z.string().nullable(),
    /** Rises with each change that calendars must see, also if only one person is notified of a place. */
    sequence: count(),
    /** Copied from the group, for the list of all meetups. */
    category: z.enum(HOBBY_CATEGORIES),
    listed: z.boolean(),
    isFree: z.boolean(),
    /** Places taken, places held by offers, answers in the waiting line, and the next number in that line. */
    going: count(),
    held: count(),
    waiting: count(),
    nextSequence: count(),
    /** How many answers have moved from the waiting line to a place so far. */
    movedUp: count().default(0),
    /** People marked as here, without their guests. */
    came: count(),
    /** When the clock job must handle the waiting line again. */
    dueAt: moment().nullable(),
    /** The next moment for the clock job (see `moment-rules.ts`); null if there is none. */
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
        // A banned or former member remains the host of a meetup that had begun, but may not see where it is.
        without: ["place", "online"],
      },
    },
    stale: ({ _id }) => [`meetup:${_id}`],
  },
);

/** A series: the rule, and the fields that its dates share. */
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
    /** The length of a date, in wall-clock minutes. */
    minutes: count(),
    /** How many minutes before the start answers open (null: at once) and close. */
    opensBefore: count().nullable(),
    closesBefore: count(),
    /** Dates up to this day exist as meetups. */
    madeThrough: day(),
    /** False once the last date exists. */
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
    /**
     * The person declined all dates of the series at once. If they say "every date" again, this date is included. Any other answer to this
     * date sets it to false.
     */
    steppedOut: z.boolean().default(false),
    answeredAt: moment(),
  },
  {
    unique: [["meetupId", "accountId"]],
    index: [
      ["meetupId", "state", "sequence"],
      // The attendees in the order of their answers.
      ["meetupId"],
      ["accountId", "groupId"],
      ["groupId"],
    ],
    people: {
      accountId: { end: "room", file: "meetup-answers.json", about: "Your answers to meetups; meetups.ics has their dates." },
    },
  },
);

/** People who said "every date". They are added to new dates in the order of `sequence`. */
export const SeriesRsvps = record(
  "series-rsvps",
  {
    _id: id(),
    seriesId: id("series"),
    groupId: id("groups"),
    accountId: id("accounts"),
    guests: count(),
    sequence: count(),
    /** The fee that the person saw and that new dates use; null for rows from before this field existed. */
    seen: z.strictObject({ fee: Fee.nullable() }).nullable().default(null),
  },
  {
    table: "series_rsvps",
    unique: [["seriesId", "accountId"]],
    index: [["seriesId", "sequence"], ["accountId", "groupId"], ["groupId"]],
    people: { accountId: { end: "room", file: "series-answers.json", about: "Series of meetups you said yes to as a whole." } },
  },
);

/** A person marked at the check-in. A walk-in has a name and no account. */
export const CheckIns = record(
  "check-ins",
  {
    _id: id(),
    meetupId: id("meetups"),
    groupId: id("groups"),
    accountId: id("accounts").nullable(),
    /** The account's id, or for a walk-in a key by which a retry finds the same row. */
    person: z.string(),
    name: z.string().nullable(),
    /** When a walk-in's name is deleted: a person without an account cannot request it. */
    nameUntil: moment().nullable().default(null),
    guests: count(),
    /** The time of the last tap that counted the guests; null if there was none. */
    guestsAt: moment().nullable().default(null),
    paid: z.boolean(),
    /** The time of the last tap that marked the payment; null if there was none. */
    paidAt: moment().nullable().default(null),
    /** False after the mark was removed. The row stays, because it contains the payment. */
    here: z.boolean(),
    /** The time of the tap that set `here`. A later tap wins, whatever the order in which taps arrive. */
    at: moment(),
    /** The host who tapped; null if that account was deleted. */
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

/** A person's own calendar. Its secret address is computed from the version, which a reset raises. */
export const Calendars = record(
  "calendars",
  {
    _id: id(),
    accountId: id("accounts"),
    version: count(),
    /** What it contains besides the meetups that the person goes to and hosts: those they wait for, and unanswered ones of their groups. */
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
