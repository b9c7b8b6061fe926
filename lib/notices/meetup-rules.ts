import type { EventKind } from "@/lib/events/schema";
import { formatNumber } from "@/lib/format-number";
import type { CalendarEvent } from "@/lib/meetups/calendar-answers";
import { longDay, timeSpan, zoneName } from "@/lib/meetups/date-format-rules";
import { feeInShort, isPayLink, money } from "@/lib/meetups/fee-rules";
import { phaseAt } from "@/lib/meetups/phase-rules";
import type { Fee, Place, RsvpState } from "@/lib/meetups/schema";
import type { Meetup } from "@/lib/meetups/seat-store";
import type { Fact } from "@/lib/platform/email/facts";
import { spokenMoment } from "@/lib/spoken-time";
import type { NoticeView } from "./schema";

/** A meetup as one person's mail tells of it. */
interface MeetupTold {
  kind: EventKind;
  when: string;
  group: string;
  /** Null where they may not know it. */
  place: (Pick<Place, "name" | "address"> & { mapPath: string | null }) | null;
  /** What they agreed to where they have answered, else what it is now. */
  fee: Fee | null;
  /** They and their guests. */
  party: number;
  bring: readonly string[];
}

/** Its first words name the group already. */
const NAMES_GROUP: ReadonlySet<EventKind> = new Set(["meetup-new"]);

/** It does not take place. */
export const IS_OFF: ReadonlySet<EventKind> = new Set(["meetup-cancelled", "meetup-gone"]);

/** It does not take place for them: where it would have been, and what it would have cost, is no news. */
const IS_OVER: ReadonlySet<EventKind> = new Set([...IS_OFF, "offer-lapsed"]);

/** No address that somebody typed gets into a mail: the map is a press away on the page that has its link. Null where there is none. */
export const onMap = (path: string | null): Pick<Fact, "way"> => (path === null ? {} : { way: { says: "Find it on a map", path } });

const placeFact = ({ name, address, mapPath }: NonNullable<MeetupTold["place"]>): Fact => ({
  term: "Where",
  says: [name, address].filter(Boolean).join(", "),
  ...onMap(mapPath),
});

function feeFacts(fee: Fee, party: number): Fact[] {
  const together = party > 1 ? `, ${money({ ...fee, amount: fee.amount * party })} for ${party}` : "";
  return [
    { term: "Fee", says: `${money(fee)} each${together}: ${fee.covers}` },
    // No link that somebody typed gets into a mail.
    { term: "How to pay", says: isPayLink(fee) ? "By the link on the meetup’s page" : fee.pay },
    { term: "Refund", says: fee.refund },
  ];
}

/** Their words do not say when the meetup is: in a series that is what tells one from another. */
const SAYS_NO_DAY: ReadonlySet<EventKind> = new Set(["seat-offered", "offer-lapsed", "meetup-cancelled", "meetup-gone"]);

/** Their mail brings a calendar up to date. */
export const WITH_FILE: ReadonlySet<EventKind> = new Set([
  ...(["seat-confirmed", "seat-offered", "offer-lapsed", "meetup-changed", "meetup-cancelled", "meetup-gone"] as const),
  ...(["host-named", "host-replaced"] as const),
]);

/** What a meetup is in somebody's own calendar, by their answer to it and by whether they host it. */
export function standingOf(state: RsvpState | null, hosts: boolean): Pick<CalendarEvent, "standing"> {
  if (hosts || state === "going") return {};
  return { standing: state === "waiting" || state === "offered" ? "tentative" : "out" };
}

/** What a list of notices says of a meetup: what changed, or the day where the words do not have it. Of a series that is off, how many dates. */
export function shortFacts(kind: EventKind, when: string | null, changes: NoticeView["facts"]): NoticeView["facts"] {
  if (when === null || !SAYS_NO_DAY.has(kind)) return changes;
  return [{ term: "When", says: when }, ...(kind === "meetup-cancelled" ? changes : [])];
}

/** Until when a place is held, on the clock where the meetup is. */
export const heldTill = (at: string, zone: string): string => `${spokenMoment(at, zone)}, ${zoneName(at, zone)}`;

/** When a meetup is, in its own zone, to whoever was told of it on a day. */
export const whenOf = ({ startsAt, endsAt, zone }: { startsAt: string; endsAt: string; zone: string }, toldAt: string): string =>
  `${longDay(startsAt, zone, toldAt)}, ${timeSpan(startsAt, endsAt, zone)}, ${zoneName(startsAt, zone)}`;

/** What a mail says of a meetup below its first words. */
export function meetupFacts({ kind, when, group, place, fee, party, bring }: MeetupTold): Fact[] {
  const facts: Fact[] = [{ term: "When", says: when }];
  if (place && !IS_OVER.has(kind)) facts.push(placeFact(place));
  if (!NAMES_GROUP.has(kind)) facts.push({ term: "Group", says: group });
  if (IS_OVER.has(kind)) return facts;
  if (party > 1) facts.push({ term: "Places", says: party === 2 ? "2, for you and a guest" : `${party}, for you and ${party - 1} guests` });
  if (fee) facts.push(...feeFacts(fee, party));
  if (bring.length > 0) facts.push({ term: "Bring", says: bring.join(", ") });
  return facts;
}

/** So many dates in one line of a mail; the file with it has all. */
const MOST_DATES = 10;

function listed(dates: readonly CalendarEvent[], says: (date: CalendarEvent) => string): string {
  const more = dates.length - MOST_DATES;
  return [...dates.slice(0, MOST_DATES).map(says), ...(more > 0 ? [`${more} more`] : [])].join("; ");
}

/** Of a series of which many dates were cancelled at a moment: which of the reader's, and which of theirs are not. */
export function datesOffFacts(dates: readonly CalendarEvent[], stays: readonly CalendarEvent[], at: string): Fact[] {
  const off = dates.filter(({ status }) => status === "cancelled");
  const day = ({ startsAt, zone }: CalendarEvent) => longDay(startsAt, zone, at);
  return [
    ...(off.length > 1 ? [{ term: "Cancelled for you", says: listed(off, day) }] : []),
    ...(stays.length > 0
      ? [{ term: "Still on", says: listed(stays, (date) => `${day(date)}, ${timeSpan(date.startsAt, date.endsAt, date.zone)}`) }]
      : []),
  ];
}

/** What a meetup offers to somebody who has not answered it. */
export interface Offer {
  capacity: number | null;
  going: number;
  held: number;
  fee: Fee | null;
}

/** Whether somebody who answers now can have a place at once. */
export const hasPlace = (
  meetup: Pick<Meetup, "status" | "capacity" | "going" | "held"> & Parameters<typeof phaseAt>[0],
  now: string,
): boolean =>
  meetup.status === "scheduled" &&
  phaseAt(meetup, now) === "open" &&
  (meetup.capacity === null || meetup.going + meetup.held < meetup.capacity);

/** "4 places left, Tk 250", "free". */
export function offerWords({ capacity, going, held, fee }: Offer): string {
  const cost = fee === null ? "free" : feeInShort(fee);
  if (capacity === null) return cost;
  const left = Math.max(0, capacity - going - held);
  return `${left === 0 ? "full" : `${formatNumber(left)} ${left === 1 ? "place" : "places"} left`}, ${cost}`;
}
