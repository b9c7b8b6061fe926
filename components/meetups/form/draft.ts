import { MINUTE_MS } from "@/lib/duration";
import type { PlannedMeetup } from "@/lib/meetups/desk-views";
import { minorDigits } from "@/lib/meetups/fee-rules";
import { manyLines } from "@/lib/text";
import { EMPTY_PLAIN, type PlainDraft, plainDraftOf } from "./plain-fields";
import { fieldsIn } from "./wall-fields";

/** A meetup while somebody is still writing it: everything as the inputs hold it. */
export type MeetupDraft = PlainDraft & {
  date: string;
  starts: string;
  ends: string;
  /** Empty: it ends on the day on which it starts. */
  endDate: string;
  zone: string;
  /** `place` or `online`; what was typed for the other stays. */
  where: string;
  placeName: string;
  address: string;
  mapLink: string;
  howToFind: string;
  link: string;
  /** Minutes before the start; `opens` empty: at once. */
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
  /** Of whom was chosen, to be shown; empty: of whom the page names. */
  hostName: string;
  repeats: string;
  /** "MO,TH"; empty: the weekday of the date. */
  weekdays: string;
  /** `day` of the month, or `weekday`: the second Friday. */
  monthly: string;
  /** `never`, `count` or `until`. */
  until: string;
  count: string;
  lastDay: string;
  /** Days struck out: "2026-12-19,2026-12-26". */
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

/** As the inputs will hold it, so that what was not touched is not a change. */
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

/** A copy has everything but its day; who can be told apart from it by their own title is up to the writer. */
export const copyOf = (meetup: PlannedMeetup): MeetupDraft => {
  const { date: _, endDate: __, ...rest } = draftOf(meetup);
  return { ...rest, date: "", endDate: "" };
};
