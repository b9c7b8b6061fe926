import { DAY_MS } from "@/lib/duration";
import { Meetups, Rsvps } from "@/lib/meetups/record";
import { LINE_STEP } from "@/lib/meetups/seat-rules";
import type { Database } from "@/lib/platform/store/database";

/**
 * Returns the broken rules of a meetup: counters equal the rows, the capacity is not exceeded, nobody has two answers, and nobody waits
 * while places that fit are free. More than 24 hours before the start, the last rule concerns only the first person in the waiting list.
 */
export async function meetupProblems(db: Database, meetupId: string, now = new Date().toISOString()): Promise<string[]> {
  const [meetup, rows] = await db.read(async (reader) => [
    await reader.get(Meetups, meetupId),
    await reader.list(Rsvps, { where: { meetupId }, by: "sequence" }),
  ]);
  if (!meetup) return ["the meetup is gone"];
  const of = (state: string) => rows.filter((row) => row.state === state);
  const places = (state: string) => of(state).reduce((sum, { guests }) => sum + guests + 1, 0);
  const line = of("waiting").slice(0, LINE_STEP);
  const free = meetup.capacity === null ? Number.POSITIVE_INFINITY : meetup.capacity - meetup.going - meetup.held;
  const early = Date.parse(meetup.startsAt) - Date.parse(now) > DAY_MS;
  const fitting = early ? line.slice(0, 1).some(({ guests }) => guests < free) : line.some(({ guests }) => guests < free);
  const checks: [boolean, string][] = [
    [meetup.going === places("going"), `${meetup.going} counted for ${places("going")} places taken`],
    [meetup.held === places("offered"), `${meetup.held} counted for ${places("offered")} places held`],
    [meetup.waiting === of("waiting").length, `${meetup.waiting} counted for ${of("waiting").length} in line`],
    [free >= 0, `${meetup.going} + ${meetup.held} places of ${meetup.capacity}`],
    [new Set(rows.map(({ accountId }) => accountId)).size === rows.length, "somebody is there twice"],
    [new Set(line.map(({ sequence }) => sequence)).size === line.length, "a number in line is given twice"],
    [rows.every(({ sequence }) => sequence < meetup.nextSequence), "a number was given before its time"],
    [!fitting || meetup.rsvpClosesAt <= now, "somebody waits beside places that fit"],
  ];
  return checks.flatMap(([holds, problem]) => (holds ? [] : [problem]));
}
