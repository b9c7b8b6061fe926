import type { EventKind } from "@/lib/events/schema";
import { formatNumber } from "@/lib/format-number";
import type { CalendarEvent } from "@/lib/meetups/calendar-answers";
import { longDay, timeSpan, zoneName } from "@/lib/meetups/date-format-rules";
import { feeInShort, money } from "@/lib/meetups/fee-rules";
import { isPayLink } from "@/lib/meetups/pay-link-rules";
import { phaseAt } from "@/lib/meetups/phase-rules";
import type { Fee, Place, RsvpState } from "@/lib/meetups/schema";
import type { Meetup } from "@/lib/meetups/seat-store";
import type { Fact } from "@/lib/platform/email/facts";
import { spokenMoment } from "@/lib/spoken-time";
import type { NoticeView } from "./schema";

/** A meetup as one person's mail describes it. */
interface MeetupTold {
  kind: EventKind;
  when: string;
  group: string;
  /** Null if the person may not know it. */
  place: (Pick<Place, "name" | "address"> & { mapPath: string | null }) | null;
  /** The fee when they answered; the present fee if they have not answered. */
  fee: Fee | null;
  /** The person and their guests. */
  party: number;
  bring: readonly string[];
}

/** The title of these kinds already names the group. */
const NAMES_GROUP: ReadonlySet<EventKind> = new Set(["meetup-new"]);

/** The meetup does not take place. */
export const IS_OFF: ReadonlySet<EventKind> = new Set(["meetup-cancelled", "meetup-gone"]);

/** The meetup does not take place for the reader, so its place and its cost are left out. */
const IS_OVER: ReadonlySet<EventKind> = new Set([...IS_OFF, "offer-lapsed"]);

/**
 * The link to the map leads to our page, because a mail never contains an address (URL) that a user typed. Null where the page has no map
 * link.
 */
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
    // A mail never contains a link that a user typed.
    { term: "How to pay", says: isPayLink(fee) ? "By the link on the meetup’s page" : fee.pay },
    { term: "Refund", says: fee.refund },
  ];
}

/** The titles of these kinds do not say when the meetup is. In a series, only the day tells one meetup from another. */
const SAYS_NO_DAY: ReadonlySet<EventKind> = new Set(["seat-offered", "offer-lapsed", "meetup-cancelled", "meetup-gone"]);

/** Mails of these kinds carry a file that updates the reader's calendar. */
export const WITH_FILE: ReadonlySet<EventKind> = new Set([
  ...(["seat-confirmed", "seat-offered", "offer-lapsed", "meetup-changed", "meetup-cancelled", "meetup-gone"] as const),
  ...(["host-named", "host-replaced"] as const),
]);

/** The meetup's status in a person's own calendar, from their answer and from whether they host it. */
export function standingOf(state: RsvpState | null, hosts: boolean): Pick<CalendarEvent, "standing"> {
  if (hosts || state === "going") return {};
  return { standing: state === "waiting" || state === "offered" ? "tentative" : "out" };
}

/**
 * What a list of notices says about a meetup: what changed, or the day if the title does not have it. For a cancelled series: how many
 * dates.
 */
export function shortFacts(kind: EventKind, when: string | null, changes: NoticeView["facts"]): NoticeView["facts"] {
  if (when === null || !SAYS_NO_DAY.has(kind)) return changes;
  return [{ term: "When", says: when }, ...(kind === "meetup-cancelled" ? changes : [])];
}

/** Until when a place is held, in the meetup's time zone. */
export const heldTill = (at: string, zone: string): string => `${spokenMoment(at, zone)}, ${zoneName(at, zone)}`;

/** When a meetup is, in its own time zone, for a reader who was told on a given day. */
export const whenOf = ({ startsAt, endsAt, zone }: { startsAt: string; endsAt: string; zone: string }, toldAt: string): string =>
  `${longDay(startsAt, zone, toldAt)}, ${timeSpan(startsAt, endsAt, zone)}, ${zoneName(startsAt, zone)}`;

/** What a mail says about a meetup below the title. */
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

/** The most dates in one line of a mail; the attached file has all of them. */
const MOST_DATES = 10;

function listed(dates: readonly CalendarEvent[], says: (date: CalendarEvent) => string): string {
  const more = dates.length - MOST_DATES;
  return [...dates.slice(0, MOST_DATES).map(says), ...(more > 0 ? [`${more} more`] : [])].join("; ");
}

/** After many dates of a series were cancelled at one moment: the reader's dates that are cancelled, and those that are not. */
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

/** What a meetup offers to a person who has not answered it. */
export interface Offer {
  capacity: number | null;
  going: number;
  held: number;
  fee: Fee | null;
}

/** Whether a person who answers now gets a place at once. */
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
