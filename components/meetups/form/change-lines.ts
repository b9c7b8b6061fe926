import type { PlannedMeetup } from "@/lib/meetups/desk-views";
import type { MeetupEdit } from "@/lib/meetups/schema";
import { instantOf } from "@/lib/meetups/time-rules";
import { type Told, toldChanges } from "@/lib/meetups/told-rules";
import { money } from "../fee-words";
import { longDay, timeSpan, zoneName } from "../when-words";

/** Brings the library that knows the world's clocks: fetched when there is something to look over. */

export interface ChangeLine {
  name: string;
  before: string;
  after: string;
}

/** As it will be: the wall's clock read in its zone. */
export function afterEdit(meetup: PlannedMeetup, edit: MeetupEdit): PlannedMeetup {
  const zone = edit.zone ?? meetup.zone;
  const at = (wall: string | undefined, kept: string) =>
    wall === undefined ? kept : wall.endsWith("Z") ? wall : (instantOf(wall, zone) ?? kept);
  const { startsAt, endsAt, scope, alsoEdited, hostId, rsvpOpensAt, rsvpClosesAt, ...content } = edit;
  return { ...meetup, ...content, zone, startsAt: at(startsAt, meetup.startsAt), endsAt: at(endsAt, meetup.endsAt) };
}

const whenOf = ({ startsAt, endsAt, zone }: PlannedMeetup): string =>
  `${longDay(startsAt, zone)}, ${timeSpan(startsAt, endsAt, zone)}, ${zoneName(startsAt, zone)}`;
const whereOf = ({ place, online }: PlannedMeetup): string =>
  online ? `Online, ${online.link}` : place ? [place.name, place.address, place.howToFind].filter(Boolean).join(", ") : "";
const feeOf = ({ fee }: PlannedMeetup): string => (fee ? `${money(fee)}. ${fee.covers}. Refund: ${fee.refund}. ${fee.pay}` : "Free");

const NAMES: Partial<Record<keyof MeetupEdit, string>> = {
  title: "The title",
  description: "The description",
  bring: "What to bring",
  placeFor: "Who sees the place",
  capacity: "The places",
  guestsAllowed: "The guests each may bring",
  audience: "Who may come",
  hostId: "The host",
  rsvpOpensAt: "When answers open",
  rsvpClosesAt: "When answers close",
};
const TEXTS = ["title", "capacity", "guestsAllowed"] as const;

/** What people are told, before and after. */
export function toldLines(before: PlannedMeetup, after: PlannedMeetup): ChangeLine[] {
  const told = toldChanges<Record<Told, unknown>>({ ...before }, { ...after });
  const line = (name: string, of: (meetup: PlannedMeetup) => string, ...fields: Told[]) =>
    fields.some((field) => told.includes(field)) ? [{ name, before: of(before), after: of(after) }] : [];
  return [
    ...line("When", whenOf, "startsAt", "endsAt", "zone"),
    ...line("Where", whereOf, "place", "online"),
    ...line("Fee", feeOf, "fee"),
  ];
}

/** What changes and is told to nobody. */
export function quietLines(before: PlannedMeetup, edit: MeetupEdit): ChangeLine[] {
  return Object.entries(NAMES).flatMap(([field, name]) => {
    if (!(field in edit)) return [];
    const text = TEXTS.find((each) => each === field);
    const words = (value: unknown) => (value === null || value === undefined ? "no limit" : String(value));
    return [{ name, before: text ? words(before[text]) : "", after: text ? words(edit[text]) : "" }];
  });
}

/** A fee that rises: those who go keep theirs. */
export const feeRises = (before: PlannedMeetup, after: PlannedMeetup): boolean => (after.fee?.amount ?? 0) > (before.fee?.amount ?? 0);
