import { formatNumber } from "@/lib/format-number";

/** How full a group is. */
export interface Seats {
  taken: number;
  max: number;
  /** The number of people on the waitlist. */
  waiting?: number;
}

/** "1 person", "3 people". */
export const people = (number: number): string => `${formatNumber(number)} ${number === 1 ? "person" : "people"}`;

/** "1 member", "12 members". */
export const members = (number: number): string => `${formatNumber(number)} ${number === 1 ? "member" : "members"}`;

interface Crowded {
  memberCount: number;
  maxMembers: number;
  waitingCount: number;
}

/** The highest limit of members that a group may have (docs/product.md). */
const MOST_MEMBERS = 10_000;

/** The limit of members that would give a place to everyone on the waitlist. Null if nobody waits, or if it would exceed `MOST_MEMBERS`. */
export function roomForAll({ memberCount, waitingCount }: Crowded): number | null {
  const needed = memberCount + waitingCount;
  return waitingCount === 0 || needed > MOST_MEMBERS ? null : needed;
}

/** Says what happens to the place of a member who is removed. */
export function placeOfOne({ memberCount, maxMembers, waitingCount }: Crowded): string {
  const left = maxMembers - memberCount + 1;
  if (left <= 0) return "That makes no room: the group has more members than places.";
  if (waitingCount > 0) return "The first in line gets the place.";
  return `The place is free at once: ${formatNumber(left)} ${left === 1 ? "place" : "places"} left.`;
}

export const placesLeft = ({ taken, max }: Seats): number => Math.max(0, max - taken);

/** "4 places left", "All 16 places are taken". */
export function leftInWords(seats: Seats): string {
  const left = placesLeft(seats);
  if (left > 0) return `${formatNumber(left)} ${left === 1 ? "place" : "places"} left`;
  return seats.max === 1 ? "The one place is taken" : `All ${formatNumber(seats.max)} places are taken`;
}

/** "12 of 16 taken". In a full group with a waitlist, how many people are waiting. */
export function takenInWords(seats: Seats): string {
  const { taken, max, waiting = 0 } = seats;
  if (placesLeft(seats) === 0 && waiting > 0) return `${people(waiting)} ${waiting === 1 ? "is" : "are"} waiting`;
  return taken === 0 ? "Be the first" : `${formatNumber(taken)} of ${formatNumber(max)} taken`;
}

/** "12 of 16 places taken", "All 40 places taken". */
export function seatsInOneLine(seats: Seats): string {
  const { taken, max } = seats;
  if (max === 1 && placesLeft(seats) === 0) return "Its one place is taken";
  return placesLeft(seats) === 0 ? `All ${formatNumber(max)} places taken` : `${formatNumber(taken)} of ${formatNumber(max)} places taken`;
}

/** Up to this many places, each stitch is one place. Above it, `SHARED_STITCHES` stitches stand for all places. */
const A_STITCH_EACH = 24;
const SHARED_STITCHES = 20;

/**
 * How many stitches to draw, and how many of them as sewn (taken). Not all are sewn while a place is free, and at least one is if a place
 * is taken.
 */
export function stitches({ taken, max }: Seats, most = A_STITCH_EACH): { drawn: number; sewn: number } {
  const drawn = max <= most ? max : Math.min(most, SHARED_STITCHES);
  if (taken >= max) return { drawn, sewn: drawn };
  const share = max <= most ? taken : Math.round((taken / max) * drawn);
  return { drawn, sewn: Math.min(drawn - 1, Math.max(taken > 0 ? 1 : 0, share)) };
}
