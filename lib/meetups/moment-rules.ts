import { DAY_MS, HOUR_MS } from "@/lib/duration";
import { instant } from "./time-rules";

/** The moments at which the clock job has work for a meetup. */
export type Moment = "opens" | "day-before" | "hours-before";

export interface MomentTimes {
  startsAt: string;
  rsvpOpensAt: string | null;
  status: "scheduled" | "cancelled";
}

const before = (at: string, ms: number) => instant(Date.parse(at) - ms);

/** A cancelled meetup has no such moments. */
function momentsOf({ startsAt, rsvpOpensAt, status }: MomentTimes): [Moment, string][] {
  if (status === "cancelled") return [];
  return [
    ...(rsvpOpensAt === null ? [] : [["opens", rsvpOpensAt] as [Moment, string]]),
    ["day-before", before(startsAt, DAY_MS)],
    ["hours-before", before(startsAt, 2 * HOUR_MS)],
  ];
}

/** The next moment at which the clock job must handle the meetup; null if there is none. */
export const nextMoment = (meetup: MomentTimes, now: string): string | null =>
  momentsOf(meetup).reduce<string | null>((next, [, at]) => (at > now && (next === null || at < next) ? at : next), null);

/** The moments between two times, both included. */
export const passedMoments = (meetup: MomentTimes, from: string, to: string): ReadonlySet<Moment> =>
  new Set(momentsOf(meetup).flatMap(([moment, at]) => (at >= from && at <= to ? [moment] : [])));
