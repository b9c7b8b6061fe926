import type { Tellers } from "@/lib/changed-meanwhile";
import type { Changed } from "@/lib/events/schema";
import { clockTime, dayWithYear } from "./date-format-rules";
import type { PlannedMeetup } from "./desk-views";
import { money } from "./fee-rules";
import type { Fee, MeetupStatus, Online, Place } from "./schema";

/** The fields of a meetup that calendars show and that people are notified about. */
interface Facts {
  title: string;
  startsAt: string;
  endsAt: string;
  zone: string;
  place: Place | null;
  placeFor: "everyone" | "going";
  online: Online | null;
  fee: Fee | null;
  status: MeetupStatus;
}

/** The same with the host, who has the meetup in the calendar without an answer. */
export interface CalendarFacts extends Facts {
  hostId: string | null;
}

const CALENDAR = ["title", "startsAt", "endsAt", "zone", "place", "placeFor", "online", "fee", "status", "hostId"] as const;

/** Whether calendar programs must replace the old version of the event with the new one. */
export const raisesSequence = (before: CalendarFacts, after: CalendarFacts): boolean =>
  CALENDAR.some((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));

/** The text for a place in notices. */
export const placeWords = (place: Place | null) => place && [place.name, place.address].filter(Boolean).join(", ");

interface Difference extends Changed {
  /** Whether only people who go may read it. */
  inside: boolean;
}

function differences(before: Facts, after: Facts): Difference[] {
  const hidden = before.placeFor === "going" || after.placeFor === "going";
  const all: Difference[] = [
    { what: "starts", before: before.startsAt, after: after.startsAt, inside: false },
    { what: "ends", before: before.endsAt, after: after.endsAt, inside: false },
    { what: "place", before: placeWords(before.place), after: placeWords(after.place), inside: hidden },
    { what: "link", before: before.online?.link ?? null, after: after.online?.link ?? null, inside: true },
    { what: "fee", before: before.fee && money(before.fee), after: after.fee && money(after.fee), inside: false },
  ];
  return all.filter((one) => one.before !== one.after);
}

/**
 * The changes that people who answered are notified about: time, place, link and fee. A change of the title or the text sends no notice.
 * `inside` is for people who go. Others learn only that a hidden place or link has changed, not its new value.
 */
export function toldChanges(before: Facts, after: Facts): { inside: Changed[]; outside: Changed[] } {
  const found = differences(before, after);
  const plain = ({ what, ...words }: Difference): Changed => ({ what, before: words.before, after: words.after });
  return {
    inside: found.map(plain),
    outside: found.map((one) => (one.inside ? { what: one.what, before: null, after: null } : plain(one))),
  };
}

const moment = (at: string, zone: string) => `${dayWithYear(at, zone)}, ${clockTime(at, zone)}`;
const parts = (...all: (string | null)[]) => all.filter(Boolean).join(", ");

/** The text that tells an organizer the current value of a field, if another organizer has changed it meanwhile. */
export const TELLERS: Tellers<Omit<PlannedMeetup, "_id" | "host"> & { hostId: string | null }> = {
  startsAt: ({ startsAt, zone }) => moment(startsAt, zone),
  endsAt: ({ endsAt, zone }) => moment(endsAt, zone),
  rsvpOpensAt: ({ rsvpOpensAt, zone }) => (rsvpOpensAt === null ? "at once" : moment(rsvpOpensAt, zone)),
  rsvpClosesAt: ({ rsvpClosesAt, zone }) => moment(rsvpClosesAt, zone),
  place: ({ place }) => place && parts(place.name, place.address, place.howToFind, place.mapLink),
  online: ({ online }) => online?.link ?? null,
  capacity: ({ capacity }) => (capacity === null ? "no limit" : String(capacity)),
  fee: ({ fee }) => (fee ? parts(money(fee), fee.covers, fee.refund, fee.pay) : "free"),
  hostId: () => null,
};
