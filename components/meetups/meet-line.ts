import { pictureName } from "@/components/groups/card-row";
import { clockTime, longDay, patchParts, zoneName } from "@/lib/meetups/date-format-rules";
import { feeInShort } from "@/lib/meetups/fee-rules";
import type { MeetupRow } from "@/lib/meetups/page-views";
import { slugOf } from "@/lib/slug";

/** A meetup as it travels beside the HTML: without the names of its fields, and what is worked out in words. */
export type MeetLine = [
  id: string,
  title: string,
  at: string,
  time: string,
  groupName: string,
  /** Null where it is online. */
  place: string | null,
  picture: string,
  /** Places are counted. */
  limited: 0 | 1,
  /** Null where it was cancelled. */
  fee: string | null,
  /** Of the group. Absent where its name makes it, as it does for nearly all. */
  slug?: string,
];

/** `zone` is that of the site: another one is said. */
export function lineOf(meetup: MeetupRow, zone: string): MeetLine {
  const { startsAt, group, online } = meetup;
  const time = clockTime(startsAt, meetup.zone) + (meetup.zone === zone ? "" : ` ${zoneName(startsAt, meetup.zone)}`);
  const line: MeetLine = [
    meetup._id,
    meetup.title,
    // On the minute, as nearly all are, the seconds need not be said.
    startsAt.replace(":00.000Z", "Z"),
    time,
    group.groupName,
    online ? null : (meetup.place ?? "The place is told to those who go"),
    pictureName(group.imageUrl),
    meetup.limited ? 1 : 0,
    meetup.status === "cancelled" ? null : feeInShort(meetup.fee),
  ];
  if (group.slug !== slugOf(group.groupName)) line.push(group.slug);
  return line;
}

/** The lines that ask how many places are left. */
export const countedOf = (lines: readonly MeetLine[]): string[] => lines.flatMap(([id, , , , , , , counted]) => (counted ? [id] : []));

/** A day of what comes. */
export interface MeetDay extends ReturnType<typeof patchParts> {
  words: string;
  lines: MeetLine[];
}

/** Lines by the day on which they start, each in its own zone; with its year where that is another one than that of `now`. */
export function daysOf(meetups: readonly MeetupRow[], zone: string, now: string): MeetDay[] {
  const days = new Map<string, MeetDay>();
  for (const meetup of meetups) {
    const parts = patchParts(meetup.startsAt, meetup.zone, now);
    const day = days.get(parts.date) ?? { ...parts, words: longDay(meetup.startsAt, meetup.zone, now), lines: [] };
    day.lines.push(lineOf(meetup, zone));
    days.set(parts.date, day);
  }
  return [...days.values()];
}
