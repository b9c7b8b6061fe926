import { DAY_MS, HOUR_MS } from "@/lib/duration";
import { instant } from "./time-rules";

/** What the clock has to do with a meetup by itself. */
export type Moment = "opens" | "day-before" | "hours-before";

export interface MomentTimes {
  startsAt: string;
  rsvpOpensAt: string | null;
  status: "scheduled" | "cancelled";
}

const before = (at: string, ms: number) => instant(Date.parse(at) - ms);

/** Nothing happens at a meetup that is cancelled. */
function momentsOf({ startsAt, rsvpOpensAt, status }: MomentTimes): [Moment, string][] {
  if (status === "cancelled") return [];
  return [
    ...(rsvpOpensAt === null ? [] : [["opens", rsvpOpensAt] as [Moment, string]]),
    ["day-before", before(startsAt, DAY_MS)],
    ["hours-before", before(startsAt, 2 * HOUR_MS)],
  ];
}

/** When the clock has to look at it next. */
export const nextMoment = (meetup: MomentTimes, now: string): string | null =>
  momentsOf(meetup).reduce<string | null>((next, [, at]) => (at > now && (next === null || at < next) ? at : next), null);

/** What has come from one moment to another, both included. */
export const passedMoments = (meetup: MomentTimes, from: string, to: string): ReadonlySet<Moment> =>
  new Set(momentsOf(meetup).flatMap(([moment, at]) => (at >= from && at <= to ? [moment] : [])));
