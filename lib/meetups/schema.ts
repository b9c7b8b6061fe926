import { z } from "zod";
import { formatNumber } from "@/lib/format-number";
import { editOf, withDefaults } from "../field-defaults";
import { fieldPicker } from "../field-picker";
import { isHttpsAddress } from "../https-address";
import { JoinInput } from "../memberships/schema";
import { MomentInput } from "../moment-field";
import { manyLines } from "../text";
import { optionalText, shortText, text } from "../text-field";
import { wasOf } from "../was-field";
import { isZone, zoneNamed } from "../zone";
import { MAX_CANCEL_REASON, MAX_GUESTS, MAX_WALK_IN_NAME } from "./length-rules";
import { parseRule } from "./repeat-rules";

export const RSVP_STATES = ["going", "waiting", "offered", "not-going"] as const;
export type RsvpState = (typeof RSVP_STATES)[number];

/** The answers of people who come or may still get a place. They are notified of changes. */
export const COMING_STATES = ["going", "waiting", "offered"] as const satisfies readonly RsvpState[];

export const MEETUP_STATUSES = ["scheduled", "cancelled"] as const;
export type MeetupStatus = (typeof MEETUP_STATUSES)[number];

/** Who may say yes. */
const AUDIENCES = ["members", "everyone"] as const;
export type Audience = (typeof AUDIENCES)[number];

/** The dates of a series that a change affects. */
const SCOPES = ["this", "following", "all"] as const;

const MAX_AMOUNT = 100_000_000;
const MAX_CAPACITY = 10_000;
/** A date of a series is created as a meetup this many days ahead. */
export const AHEAD_DAYS = 180;

const line = (missing: string, max: number) => text({ missing, max, tooLong: `Keep this to ${max} characters.` });
const lines = (max: number) =>
  optionalText({
    missing: "Write some text, or leave it empty.",
    max,
    tooLong: `Keep this to ${formatNumber(max)} characters.`,
    tidy: manyLines,
  });

const HttpsAddress = text({ missing: "Give an address.", max: 2000, tooLong: "This address is too long." }).refine(
  isHttpsAddress,
  "The address must start with https://.",
);

/** The most characters in a time, day, zone or id. */
const MOST = 64;

const TIME = "Give a time such as 2027-02-21T19:00.";
/** In UTC, a time of the years 0000 and 9999 may be in a year without four digits. Times are compared as text, which needs four. */
const Wall = z.iso.datetime({ local: true, precision: -1 }).regex(/^(?!0000|9999)/);
const is = (schema: z.ZodType) => (value: string) => schema.safeParse(value).success;
const TIME_FORM = "A moment such as 2027-02-21T12:00:00Z, or the time of day in `zone` such as 2027-02-21T19:00.";
/** An instant, or a wall-clock time in the meetup's zone. */
const Time = shortText(MOST, TIME, TIME)
  .refine(is(z.union([MomentInput, Wall])), { error: TIME, abort: true })
  .overwrite((value) => MomentInput.safeParse(value).data ?? value)
  .describe(TIME_FORM);

const Day = shortText(MOST, "Give a day such as 2027-02-21.").check(z.iso.date("Give a day such as 2027-02-21."));
const ZONE = "Choose a time zone.";
const Zone = shortText(MOST, ZONE, ZONE).refine(isZone, ZONE).overwrite(zoneNamed).describe("IANA time zone.");
const Rule = shortText(200, "Say how it repeats.", "Say how it repeats.").refine(
  (value) => parseRule(value) !== null,
  "This way of repeating is not offered.",
);

const whole = (least: number, most: number, message: string) => z.number(message).int(message).min(least, message).max(most, message);

export const Place = z.strictObject({
  name: line("Say where you meet.", 120),
  address: optionalText({ missing: "Give the address, or leave it empty.", max: 200, tooLong: "Keep this to 200 characters." }).default(""),
  mapLink: HttpsAddress.nullable().default(null),
  howToFind: lines(500).default("").describe("How to find us."),
});
export type Place = z.output<typeof Place>;

export const Online = z.strictObject({ link: HttpsAddress });
export type Online = z.output<typeof Online>;

const CURRENCIES: ReadonlySet<string> = new Set(Intl.supportedValuesOf("currency"));

export const Fee = z.strictObject({
  amount: whole(1, MAX_AMOUNT, "Enter an amount, in the smallest unit of the currency.").describe("In the smallest unit of the currency."),
  currency: shortText(3, "Choose a currency.", "Choose a currency.")
    .refine((code) => CURRENCIES.has(code), "Choose a currency.")
    .describe("ISO 4217."),
  covers: line("Say what it pays for.", 300),
  refund: line("Say what is paid back.", 300),
  pay: line("Say how people pay.", 500),
});
export type Fee = z.output<typeof Fee>;

const Guests = whole(0, MAX_GUESTS, `Between 0 and ${MAX_GUESTS} guests.`);

/**
 * Fields that are stored and shown without conversion. Add a new field here and its default in `PLAIN_DEFAULTS`: the record, the dates of a
 * series, views, inputs and the planning form use these two lists.
 */
export const PlainFields = z.strictObject({
  title: line("Give the meetup a title.", 80),
  description: lines(4000),
  bring: z.array(line("Write what to bring.", 100), "Give a list.").max(10, "Ten things at most."),
  placeFor: z.enum(["everyone", "going"], "Choose who sees the place."),
  capacity: whole(1, MAX_CAPACITY, "Between 1 and 10,000 places, or no limit.").nullable(),
  guestsAllowed: Guests,
  audience: z.enum(AUDIENCES, "Choose who may come."),
  fee: Fee.nullable(),
});
export type PlainFields = z.output<typeof PlainFields>;

export const plainFieldsOf = fieldPicker(PlainFields);

/** The default of each field, also for rows and archives that an older version wrote without it. */
export const PLAIN_DEFAULTS: Omit<PlainFields, "title"> = {
  description: "",
  bring: [],
  placeFor: "everyone",
  capacity: null,
  guestsAllowed: 0,
  audience: "members",
  fee: null,
};

/** The fields as the rows of meetups and series have them. */
export const keptFields = withDefaults(PlainFields.shape, PLAIN_DEFAULTS);

const fields = {
  ...PlainFields.shape,
  startsAt: Time,
  endsAt: Time.describe(`${TIME_FORM} It moves with the start in an edit of the start alone.`),
  zone: Zone,
  place: Place.nullable().describe("Where people meet: this or `online`, one of the two."),
  online: Online.nullable().describe("Instead of `place`. Answers have it in `/private` only."),
  rsvpOpensAt: Time.nullable(),
  rsvpClosesAt: Time.nullable().describe("Default: the start."),
  hostId: shortText(MOST, "Choose a host.", "Choose a host.")
    .min(1, "Choose a host.")
    .describe("A member of the group. In a new meetup: whoever plans it, unless given."),
};

const Repeats = z.strictObject({
  rule: Rule.describe(
    "RFC 5545: daily; weekly (1 to 4) on weekdays; monthly by day or by 1st to 4th or last weekday; COUNT or UNTIL. The first date is its first day from `startsAt` on.",
  ),
  except: z.array(Day, "Give a list of days.").max(100, "A hundred days at most.").default([]).describe("Days struck out."),
});

/** `POST /api/groups/{id}/meetups`. Optional fields have defaults. */
export const MeetupInput = z.strictObject({
  ...withDefaults(fields, { ...PLAIN_DEFAULTS, place: null, online: null, rsvpOpensAt: null, rsvpClosesAt: null }),
  hostId: fields.hostId.optional(),
  repeats: Repeats.nullable().default(null),
});
export type MeetupInput = z.output<typeof MeetupInput>;

/** `PUT /api/meetups/{id}`: the given fields only. */
export const MeetupEdit = editOf({
  ...fields,
  scope: z.enum(SCOPES, "Choose which dates.").describe("Default: this."),
  alsoEdited: z.boolean().describe("Whether dates of this scope that were changed by hand change too."),
  was: wasOf(fields),
});
export type MeetupEdit = z.output<typeof MeetupEdit>;

export const CancellationInput = z.strictObject({
  reason: text({
    missing: "Say why; those who go read it.",
    max: MAX_CANCEL_REASON,
    tooLong: `Keep this to ${MAX_CANCEL_REASON} characters.`,
    tidy: manyLines,
  }),
  scope: z.enum(SCOPES, "Choose which dates.").default("this"),
  alsoEdited: z.boolean().default(false).describe("Whether dates of this scope that were changed by hand are cancelled too."),
});

export type Cancellation = z.output<typeof CancellationInput>;

const FeeSeen = whole(0, MAX_AMOUNT, "Give the amount that was seen, 0 for none.").describe(
  "The amount the person saw before the button; 0 for none. Another by now answers 409.",
);

const CurrencySeen = shortText(3, "Give a currency.", "Give a currency.").describe(
  "The currency of the fee the person saw. Another by now answers 409.",
);

/** `PUT /api/meetups/{id}/rsvp`. `join` is for a person who is not yet a member: join and go in one request. */
export const RsvpInput = z
  .strictObject({
    guests: Guests,
    feeSeen: FeeSeen,
    currencySeen: CurrencySeen,
    stillComing: z.literal(true, "Say yes, or step out."),
    offered: z
      .literal(true, "Take the place, or pass it on.")
      .describe("Take the place that is held. Where none is by now, this answers 409."),
    join: JoinInput.omit({ contact: true }),
  })
  .partial();
export type RsvpInput = z.output<typeof RsvpInput>;

export const SeriesRsvpInput = z.strictObject({ guests: Guests, feeSeen: FeeSeen, currencySeen: CurrencySeen }).partial();

export const CheckInInput = z
  .strictObject({
    paid: z.boolean("Paid or not."),
    guests: Guests.describe("How many guests came along."),
    at: MomentInput.describe("The moment of the tap: one that arrives late keeps its order."),
    paidAt: MomentInput.describe("The moment at which it was said whether they have paid, where another than `at`."),
    guestsAt: MomentInput.describe("The moment at which the guests were counted, where another than `at`."),
  })
  .partial();

export const WalkInInput = z.strictObject({
  name: line("Give a name.", MAX_WALK_IN_NAME),
  guests: Guests.default(0),
  paid: z.boolean("Paid or not.").default(false),
  at: MomentInput.optional(),
  key: shortText(MOST)
    .min(1, "Give a key, or leave it out.")
    .optional()
    .describe("Chosen by the client: the same walk-in sent twice is one."),
});

/** `PUT /api/accounts/me/calendar`: the given fields only. */
export const CalendarChoices = z
  .strictObject({
    waiting: z.boolean("Yes or no.").describe("Meetups one waits for."),
    unanswered: z.boolean("Yes or no.").describe("Meetups of one's groups that one has not answered."),
  })
  .partial();
export type CalendarChoices = z.output<typeof CalendarChoices>;
