import { toldChanges } from "@/lib/meetups/change-rules";
import { longDay, timeSpan, zoneName } from "@/lib/meetups/date-format-rules";
import type { PlannedMeetup, ReachedDate } from "@/lib/meetups/desk-views";
import { money } from "@/lib/meetups/fee-rules";
import type { MeetupEdit } from "@/lib/meetups/schema";
import { instantOf } from "@/lib/meetups/time-rules";

/** This file imports the date and time zone library, so it is loaded only when there is a change to review. */

export interface ChangeLine {
  name: string;
  before: string;
  after: string;
}

/** The meetup after the edit. Wall-clock times are converted to instants in its zone. */
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

type What = ReturnType<typeof toldChanges>["inside"][number]["what"];

/** The changes that people get a notice about, by the same rule that the store uses. */
const toldOf = (before: PlannedMeetup, after: PlannedMeetup): What[] =>
  toldChanges({ ...before, status: "scheduled" }, { ...after, status: "scheduled" }).inside.map(({ what }) => what);

/**
 * The dates whose people get a notice. A date that was changed by hand may have a change where the chosen one has none, and the reverse.
 */
export const toldDates = (chosen: PlannedMeetup, edit: MeetupEdit, dates: readonly ReachedDate[]): ReachedDate[] =>
  dates.filter(({ place, online, fee }) => {
    const before = { ...chosen, place, online, fee };
    return toldOf(before, afterEdit(before, edit)).length > 0;
  });

/** The changes in the notice, with the values before and after. */
export function toldLines(before: PlannedMeetup, after: PlannedMeetup): ChangeLine[] {
  const told = toldOf(before, after);
  const line = (name: string, of: (meetup: PlannedMeetup) => string, ...whats: What[]) =>
    whats.some((what) => told.includes(what)) ? [{ name, before: of(before), after: of(after) }] : [];
  return [...line("When", whenOf, "starts", "ends"), ...line("Where", whereOf, "place", "link"), ...line("Fee", feeOf, "fee")];
}

/** Changes of details of the place and the fee that send no notice: how to find us, what the fee covers. */
function smallLines(before: PlannedMeetup, edit: MeetupEdit): ChangeLine[] {
  const told = toldOf(before, afterEdit(before, edit));
  const same = (name: string, given: boolean, ...whats: What[]) =>
    given && !whats.some((what) => told.includes(what)) ? [{ name, before: "", after: "" }] : [];
  return [
    ...same("What is said about the place", edit.place !== undefined || edit.online !== undefined, "place", "link"),
    ...same("What is said about the fee", edit.fee !== undefined, "fee"),
    ...same("The time zone", edit.zone !== undefined && edit.zone !== before.zone, "starts", "ends"),
  ];
}

/** The changes that send no notice. */
export function quietLines(before: PlannedMeetup, edit: MeetupEdit): ChangeLine[] {
  const named = Object.entries(NAMES).flatMap(([field, name]) => {
    if (!(field in edit)) return [];
    const text = TEXTS.find((each) => each === field);
    const words = (value: unknown) => (value === null || value === undefined ? "no limit" : String(value));
    return [{ name, before: text ? words(before[text]) : "", after: text ? words(edit[text]) : "" }];
  });
  return [...named, ...smallLines(before, edit)];
}

/** Whether the fee rises; people who already go keep their old fee. */
export const feeRises = (before: PlannedMeetup, after: PlannedMeetup): boolean => (after.fee?.amount ?? 0) > (before.fee?.amount ?? 0);

/** What the organizer reviews before a change is saved. */
export interface Review {
  told: ChangeLine[];
  quiet: ChangeLine[];
  rises: boolean;
  toldDates: (dates: readonly ReachedDate[]) => ReachedDate[];
}

export function reviewOf(meetup: PlannedMeetup, edit: MeetupEdit): Review {
  const after = afterEdit(meetup, edit);
  return {
    told: toldLines(meetup, after),
    quiet: quietLines(meetup, edit),
    rises: feeRises(meetup, after),
    toldDates: (dates) => toldDates(meetup, edit, dates),
  };
}
