import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { Reader, Transaction } from "@/lib/platform/store/database";
import { newId } from "@/lib/platform/store/id";
import type { Row } from "@/lib/platform/store/record";
import { nextMoment } from "./moment-rules";
import { hasTimes, startOf, type Times, timesAt } from "./plan-rules";
import { can } from "./policy";
import { CONTENT, Meetups, type Series, SeriesRsvps } from "./record";
import { datesOf } from "./recurrence-rules";
import { type Meetup, seat } from "./seat-store";
import { contextAt } from "./standing-queries";
import { addDays } from "./time-rules";

export type SeriesRow = Row<typeof Series>;

/** The fields that a meetup copies from its group. */
export interface Home {
  groupId: string;
  category: Meetup["category"];
  listed: boolean;
}

/** The fields of a meetup that an organizer chooses. */
export type Content = Pick<Meetup, (typeof CONTENT)[number]>;

export const contentOf = (from: Content): Content => Object.fromEntries(CONTENT.map((field) => [field, from[field]])) as unknown as Content;

/** Whether the date has the same content and times as its series. */
export const isAsItsSeries = (date: Meetup, series: SeriesRow): boolean =>
  isDeepStrictEqual(contentOf(date), contentOf(series)) &&
  hasTimes(date, timesAt(startOf(date.occursOn ?? "", series), series, series.zone));

interface DateOf {
  /** A new id is made if none is given. */
  _id?: string | undefined;
  seriesId: string | null;
  occursOn: string | null;
}

/** The row of a new meetup, without any answers. */
export const freshMeetup = (
  { groupId, category, listed }: Home,
  content: Content,
  times: Times,
  { _id = newId(), ...date }: DateOf,
  now: string,
): Meetup => ({
  _id,
  groupId,
  ...contentOf(content),
  ...times,
  ...date,
  edited: false,
  status: "scheduled",
  cancelReason: null,
  sequence: 0,
  category,
  listed,
  isFree: content.fee === null,
  going: 0,
  held: 0,
  waiting: 0,
  nextSequence: 1,
  movedUp: 0,
  came: 0,
  dueAt: null,
  nextAt: nextMoment({ ...times, status: "scheduled" }, now),
  createdAt: now,
  updatedAt: now,
});

/**
 * Adds the people who said "every date" to this date, in the order in which they said so. Left out are people who already answered this
 * date. A person who had declined all dates of the series at once, and then said "every date" again, is added. If answers open later, the
 * clock job adds these people at that moment, before anybody else can answer.
 */
export async function takeIn(tx: Transaction, meetup: Meetup, now: string): Promise<void> {
  if (meetup.seriesId === null || (meetup.rsvpOpensAt !== null && now < meetup.rsvpOpensAt)) return;
  const people = await tx.list(SeriesRsvps, { where: { seriesId: meetup.seriesId }, by: "sequence" });
  for (const { _id, accountId, guests, seen } of people) {
    // A person who leaves the group at this moment deletes this row. The lock makes one of the two transactions see the other.
    const [wish, current] = [await tx.lock(SeriesRsvps, _id), await tx.get(Meetups, meetup._id)];
    const context = wish && current && (await contextAt(tx, current, accountId, now));
    // If the seat is refused (for example, too many guests for this date), the loop goes on with the next person.
    if (context && (context.mine === null || context.mine.steppedOut) && can(context.standing, "go").allowed)
      await seat(tx, current, { type: "go", accountId, guests, ...(seen && { promised: seen }) }, now, context);
  }
}

/**
 * Creates the dates of a series in this span of days, and adds the people who said "every date". The caller must have locked the series, so
 * that two processes do not create the same date.
 */
export async function makeDates(tx: Transaction, series: SeriesRow, home: Home, from: string, to: string, now: string): Promise<Meetup[]> {
  const dates = datesOf(series, from, to).filter(({ startsAt }) => startsAt > now);
  const meetups = dates.map(({ occursOn, startsAt }) =>
    freshMeetup(home, series, timesAt(startsAt, series, series.zone), { seriesId: series._id, occursOn }, now),
  );
  await tx.insertAll(Meetups, meetups);
  for (const meetup of meetups) await takeIn(tx, meetup, now);
  return meetups;
}

/** The id of the meetup, or of the first date of the series, that was created with this id. */
export async function plannedAs(reader: Reader, once: string): Promise<string | undefined> {
  const meetup = (await reader.get(Meetups, once)) ?? (await reader.first(Meetups, { seriesId: once }, { by: "occursOn" }));
  return meetup?._id;
}

/** Whether the series may still get dates after this day. */
export const isOpen = (lastDay: string | null, madeThrough: string): boolean => lastDay === null || lastDay > madeThrough;

export const dayAfter = (day: string): string => addDays(day, 1);
