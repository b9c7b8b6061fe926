import { pictureName } from "@/components/groups/card-row";
import { clockTime, longDay, patchParts, zoneName } from "@/lib/meetups/date-format-rules";
import { feeInShort } from "@/lib/meetups/fee-rules";
import type { MeetupRow } from "@/lib/meetups/page-views";
import { slugOf } from "@/lib/slug";

/** The data of a meetup that is sent beside the HTML. To be small it is a tuple without field names, with texts already formatted. */
export type MeetLine = [
  id: string,
  title: string,
  at: string,
  time: string,
  groupName: string,
  /** Null for an online meetup. */
  place: string | null,
  picture: string,
  /** Whether the number of places is limited. */
  limited: 0 | 1,
  /** Null for a cancelled meetup. */
  fee: string | null,
  /** The group's slug. Absent if it can be derived from the group's name, as for nearly all groups. */
  slug?: string,
];

/** `zone` is the site's zone. A meetup in another zone shows its own zone. */
export function lineOf(meetup: MeetupRow, zone: string): MeetLine {
  const { startsAt, group, online } = meetup;
  const time = clockTime(startsAt, meetup.zone) + (meetup.zone === zone ? "" : ` ${zoneName(startsAt, meetup.zone)}`);
  const line: MeetLine = [
    meetup._id,
    meetup.title,
    // Nearly all times are full minutes; their seconds are left out to save bytes.
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

/** The ids of the meetups with limited places. */
export const countedOf = (lines: readonly MeetLine[]): string[] => lines.flatMap(([id, , , , , , , counted]) => (counted ? [id] : []));

/** A day with its coming meetups. */
export interface MeetDay extends Omit<ReturnType<typeof patchParts>, "date"> {
  words: string;
  lines: MeetLine[];
}

/**
 * The lines grouped by the day on which they start, each in its own zone. The days are sorted: of two meetups in different zones, the later
 * one may be on the earlier day. The year is added if it differs from that of `now`.
 */
export function daysOf(meetups: readonly MeetupRow[], zone: string, now: string): MeetDay[] {
  const days = new Map<string, MeetDay>();
  for (const meetup of meetups) {
    const { date, ...parts } = patchParts(meetup.startsAt, meetup.zone, now);
    const day = days.get(date) ?? { ...parts, words: longDay(meetup.startsAt, meetup.zone, now), lines: [] };
    day.lines.push(lineOf(meetup, zone));
    days.set(date, day);
  }
  return [...days].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, day]) => day);
}
