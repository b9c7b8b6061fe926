import { clockTime, longDay } from "@/lib/meetups/date-format-rules";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import type { Fee } from "@/lib/meetups/schema";
import { isEarly } from "@/lib/meetups/seat-rules";
import type { RsvpView } from "@/lib/meetups/views";
import { ordinal } from "@/lib/ordinal";
import type { HeadLook } from "./rsvp-head";

const withGuests = (guests: number): string => (guests === 0 ? "" : guests === 1 ? ", with a guest" : `, with ${guests} guests`);

export const isOver = ({ can }: RsvpView): boolean => !can.go.allowed && can.go.code === "past";

/** The state of a person who has answered, as a heading. */
export function headOf(rsvp: RsvpView): HeadLook {
  const { state, guests, position, asksStill, came } = rsvp;
  if (isOver(rsvp)) return { icon: came ? "star" : "clock", dye: "dye-marigold", words: came ? "You were there" : "This meetup is over" };
  if (asksStill) return { icon: "clock", dye: "dye-marigold", words: `Still coming${withGuests(guests)}?` };
  if (state === "going") return { icon: "check", dye: "dye-leaf", words: `You’re going${withGuests(guests)}` };
  if (state === "not-going") return { icon: "close", dye: "dye-sky", words: "You’re not going" };
  if (state === "offered") return { icon: "star", dye: "dye-marigold", words: "A place is free for you" };
  return { icon: "waiting", dye: "dye-sky", words: position === null ? "You’re in line" : `You’re ${ordinal(position)} in line` };
}

/** The text for a person who had a place, after the meetup. If the hosts kept no list, it must not say that the person was absent. */
export function attendanceWords({ state, came }: Pick<RsvpView, "state" | "came">): string | null {
  if (state !== "going" || came) return null;
  return came === null
    ? "Nobody kept a list of who came."
    : "You had a place, and were not marked as there. If you were, ask a host: they can still add it.";
}

interface AnswerTimes {
  startsAt: string;
  rsvpOpensAt: string | null;
  rsvpClosesAt: string;
  zone: string;
}

type WithPlaces = Pick<PublicMeetup, "startsAt" | "places">;

/** A time as text. The year is added if it differs from that of the meetup. */
const momentOf = (at: string, { zone, startsAt }: AnswerTimes): string => `${longDay(at, zone, startsAt)}, ${clockTime(at, zone)}`;

/** The time from which people can say yes. */
export const opensInWords = (times: AnswerTimes): string =>
  times.rsvpOpensAt === null ? "Answers are not open yet." : `Answers open on ${momentOf(times.rsvpOpensAt, times)}.`;

/** Until when an answer can be changed. After answers are closed, a person can only say no or bring fewer guests. */
export const changesInWords = (times: AnswerTimes): string =>
  times.rsvpClosesAt < times.startsAt
    ? `You can answer until ${momentOf(times.rsvpClosesAt, times)}, and step out until it starts.`
    : "You can change your answer until it starts.";

/**
 * Whether a person with this many guests would have to wait. Until 24 hours before the start, free places belong to people who are already
 * in line.
 */
export const waitsInLine = ({ startsAt, places: { left, inLine } }: WithPlaces, guests: number, now: string): boolean =>
  left !== null && (guests + 1 > left || (inLine > 0 && isEarly(startsAt, now)));

/** How many wait already, and why a new person waits behind them. Null where no place is left: the head of the panel then has the number. */
export function lineAheadWords({ left, inLine }: PublicMeetup["places"], guests: number): string | null {
  if (left === 0 || inLine === 0) return null;
  const waiting = inLine === 1 ? "1 person is waiting." : `${inLine} people are waiting.`;
  return left !== null && guests + 1 <= left ? `${waiting} What is free goes to them first.` : waiting;
}

/** The button for a person who has not answered yet, and its consequences. */
export function goWords(meetup: AnswerTimes & { fee: Fee | null }, outside: boolean, full: boolean): { button: string; hint: string } {
  const whileWaiting = meetup.fee === null ? "You can leave the line at any time." : "You pay nothing while you wait.";
  if (outside && full)
    return { button: "Join the group and the waitlist", hint: `One step: you become a member and wait in line. ${whileWaiting}` };
  if (outside) return { button: "Join the group and go", hint: "One step: you become a member and have your place." };
  if (full) return { button: "Join the waitlist", hint: whileWaiting };
  return { button: "I’m going", hint: changesInWords(meetup) };
}

/** The text for a person who said "every date", and what to do about dates that were left out. */
export function everyDateWords(leftOut: number): string {
  if (leftOut === 0) return "You go to every date. One of them can be declined by itself.";
  return `You go to every date but ${leftOut === 1 ? "one. Open it to answer it" : `these ${leftOut}. Open one to answer it`} by itself.`;
}

/** The label of the button to say no. */
export function stepOutWords({ state, asksStill }: RsvpView): string {
  if (asksStill) return "I can’t";
  if (state === "going") return "I can’t make it after all";
  return state === "offered" ? "Pass it on" : "Leave the waitlist";
}

export const nearlyWords = (inLine: number): string => {
  if (inLine === 0) return "It is nearly time.";
  return inLine === 1
    ? "It is nearly time, and 1 person is waiting for a place."
    : `It is nearly time, and ${inLine} people are waiting for a place.`;
};
