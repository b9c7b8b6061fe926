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
