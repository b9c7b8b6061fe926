import { MINUTE_MS } from "@/lib/duration";
import type { PlannedMeetup } from "@/lib/meetups/desk-views";
import { minorDigits } from "@/lib/meetups/fee-rules";
import { manyLines } from "@/lib/text";
import { EMPTY_PLAIN, type PlainDraft, plainDraftOf } from "./plain-fields";
import { fieldsIn } from "./wall-fields";

/** A meetup that an organizer is still writing, with all values as the inputs hold them. */
export type MeetupDraft = PlainDraft & {
  date: string;
  starts: string;
  ends: string;
  /** Empty: the meetup ends on the day on which it starts. */
  endDate: string;
  zone: string;
  /** `place` or `online`. The text typed for the other one is kept. */
  where: string;
  placeName: string;
  address: string;
  mapLink: string;
  howToFind: string;
  link: string;
  /** Minutes before the start; an empty `opens` means at once. */
  opens: string;
  closes: string;
  /** `yes` when it costs something. */
  costs: string;
  amount: string;
  currency: string;
  covers: string;
  refund: string;
  pay: string;
  hostId: string;
  /** The name of the chosen host, for display. Empty: the host that the page shows. */
  hostName: string;
  repeats: string;
  /** "MO,TH". Empty: the weekday of the date. */
  weekdays: string;
  /** `day`: the day of the month. `weekday`: for example the second Friday. */
  monthly: string;
  /** `never`, `count` or `until`. */
  until: string;
  count: string;
  lastDay: string;
  /** Days on which the series has no date: "2026-12-19,2026-12-26". */
  except: string;
};

export const EMPTY_MEETUP: MeetupDraft = {
  ...EMPTY_PLAIN,
  date: "",
  starts: "",
  ends: "",
  endDate: "",
  zone: "",
  opens: "",
  closes: "0",
  where: "place",
  placeName: "",
  address: "",
  mapLink: "",
  howToFind: "",
  link: "",
  costs: "",
  amount: "",
  currency: "BDT",
  covers: "",
  refund: "",
  pay: "",
  hostId: "",
  hostName: "",
  repeats: "never",
  weekdays: "",
  monthly: "day",
  until: "never",
  count: "",
  lastDay: "",
  except: "",
};

const minutesBefore = (at: string | null, start: string): string =>
  at === null ? "" : String(Math.round((Date.parse(start) - Date.parse(at)) / MINUTE_MS));

/** The meetup as the inputs would hold it, so that an untouched input is not a change. */
export function draftOf(meetup: PlannedMeetup): MeetupDraft {
  const { place, online, fee, startsAt, endsAt, zone } = meetup;
  const [start, end] = [fieldsIn(startsAt, zone), fieldsIn(endsAt, zone)];
  return {
    ...EMPTY_MEETUP,
    ...plainDraftOf(meetup),
    date: start.date,
    starts: start.time,
    ends: end.time,
    endDate: end.date === start.date ? "" : end.date,
    zone,
    where: online ? "online" : "place",
    ...(place && { placeName: place.name, address: place.address, mapLink: place.mapLink ?? "", howToFind: manyLines(place.howToFind) }),
    ...(online && { link: online.link }),
    opens: minutesBefore(meetup.rsvpOpensAt, startsAt),
    closes: minutesBefore(meetup.rsvpClosesAt, startsAt),
    ...(fee && { costs: "yes", amount: amountIn(fee), currency: fee.currency, covers: fee.covers, refund: fee.refund, pay: fee.pay }),
    hostId: meetup.host?._id ?? "",
  };
}

const amountIn = ({ amount, currency }: { amount: number; currency: string }): string => {
  const digits = minorDigits(currency);
  return (amount / 10 ** digits).toFixed(digits).replace(/\.0+$/, "");
};

/** A copy has all fields but the day. The organizer decides whether to change the title. */
export const copyOf = (meetup: PlannedMeetup): MeetupDraft => {
  const { date: _, endDate: __, ...rest } = draftOf(meetup);
  return { ...rest, date: "", endDate: "" };
};
