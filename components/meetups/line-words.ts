import { leftInWords } from "@/components/memberships/places-words";
import { formatNumber } from "@/lib/format-number";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import { ordinal } from "@/lib/ordinal";

/** "2nd of 5; at the last five meetups 4th place came in." */
export function lineInWords(position: number | null, inLine: number, cameIn: number | null, closed = false): string {
  if (position === null) return "";
  const place = `${ordinal(position)} of ${inLine}`;
  if (closed) return `${place}. Answers are closed: no more places are given.`;
  if (cameIn === null) return `${place}. If a place comes free, it is yours in order.`;
  return cameIn === 0
    ? `${place}; at the last five meetups nobody came in.`
    : `${place}; at the last five meetups ${ordinal(cameIn)} place came in.`;
}

/** The short text for a row of a list. If people wait in line, free places are not simply available, and the text says so. */
export function shortLeftWords(left: number, line: boolean): string {
  if (line) return left === 0 ? "Full: there is a line" : `${formatNumber(left)} left: there is a line`;
  if (left === 0) return "Full";
  return left === 1 ? "1 place left" : `${formatNumber(left)} places left`;
}

/** The same for one meetup, which also says how many places there are if all are taken. */
export function roomInWords({ capacity, places }: Pick<PublicMeetup, "capacity" | "places">): string {
  if (capacity === null) return "Room for everybody";
  const left = leftInWords({ taken: places.taken, max: capacity });
  return places.left !== 0 && places.inLine > 0 ? `${left}: there is a line` : left;
}
