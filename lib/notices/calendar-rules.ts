import { formatNumber } from "@/lib/format-number";
import type { Coming } from "@/lib/meetups/coming-queries";
import { cityOf, longDay, shortWhen, weekdayOf, zoneName } from "@/lib/meetups/date-format-rules";
import { myMeetupPath } from "@/lib/meetups/page-addresses";
import { byStart, dayIn, daysBetween } from "@/lib/meetups/time-rules";
import { ordinal } from "@/lib/ordinal";
import { offerWords } from "./meetup-rules";
import type { DetailedNotice } from "./view-queries";

/** What a summary says about the reader's next days. */
export interface Ahead {
  /** The reader's time zone. */
  zone: string;
  now: string;
  /** The meetups they go to, host or wait for, the earliest first. */
  coming: readonly Coming[];
}

/** A meetup as the calendar of a summary shows it. Names in it are as people typed them; the mail escapes them. */
export interface Dated {
  _id: string;
  /** "Sun 22, 6:00 am" */
  when: string;
  /** "Sunday", or "Sunday 10 January" from a week ahead on. */
  day: string;
  title: string;
  /** What the meetup is for the reader: "2nd in line", "4 places left, Tk 250". */
  says: string;
  /** The page of our site that shows it: a path that begins with a slash. */
  path: string;
}

/** Local time of the meetup; its zone is named where that differs from the reader's time. */
function whenOf(at: string, zone: string, { zone: own, now }: Ahead): string {
  const when = shortWhen(at, zone, now);
  return when === shortWhen(at, own, now) ? when : `${when}, ${zoneName(at, zone)}`;
}

/** From a week ahead on, the weekday alone would name an earlier day. */
const dayOf = (at: string, zone: string, { now }: Ahead): string =>
  daysBetween(dayIn(now, zone), dayIn(at, zone)) < 7 ? weekdayOf(at, zone) : longDay(at, zone, now);

function involvementWords({ involvement, guests, position, heldUntil, going, zone }: Coming, ahead: Ahead): string {
  if (heldUntil !== null) return `A place is held for you until ${whenOf(heldUntil, zone, ahead)}`;
  if (involvement === "waiting") return position === null ? "In line" : `${ordinal(position)} in line`;
  if (involvement === "hosting")
    return going === 0 ? "You host" : `You host, ${going === 1 ? "1 is" : `${formatNumber(going)} are`} coming`;
  if (guests === 0) return "You’re going";
  return `You’re going, with ${guests === 1 ? "a guest" : `${formatNumber(guests)} guests`}`;
}

/** The meetups the person goes to, hosts or waits for, as a summary shows them. */
export const yoursIn = (ahead: Ahead): Dated[] =>
  ahead.coming.map((meetup) => ({
    _id: meetup._id,
    title: meetup.title,
    path: myMeetupPath(meetup._id),
    when: whenOf(meetup.startsAt, meetup.zone, ahead),
    day: dayOf(meetup.startsAt, meetup.zone, ahead),
    says: involvementWords(meetup, ahead),
  }));

/** New meetups of the groups, the earliest first. Meetups that are already the reader's own are listed in `yoursIn` instead. */
export function freshIn(told: readonly DetailedNotice[], ahead: Ahead): Dated[] {
  const own = new Set(ahead.coming.map(({ _id }) => _id));
  return told
    .flatMap(({ view: { meetupId, path }, calendar, offer }) =>
      calendar === null || offer === null || own.has(meetupId ?? "") ? [] : [{ ...calendar, path, says: offerWords(offer) }],
    )
    .toSorted(byStart)
    .map(({ _id, title, startsAt, zone, path, groupName, says }) => ({
      _id,
      title,
      path,
      says: `${groupName} · ${says}`,
      when: whenOf(startsAt, zone, ahead),
      day: dayOf(startsAt, zone, ahead),
    }));
}

/** Says in which time zone the times are given. */
export const timesWords = ({ zone }: Ahead): string => `Times are ${cityOf(zone)} time, where no other is named.`;
