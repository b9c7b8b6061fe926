import { formatNumber } from "@/lib/format-number";
import { ordinal } from "@/lib/ordinal";
import { listed } from "@/lib/word-list";
import { people } from "./places-words";

interface Places {
  free: number;
  maxMembers: number;
  waitingCount: number;
}

/**
 * Says what will happen if these people are approved. The names are in the order of their requests. The first ones get the free places,
 * unless there are people on the waitlist, who come first.
 */
export function approveWords(names: string[], { free, maxMembers, waitingCount }: Places): string {
  const count = names.length;
  const enter = Math.min(count, free);
  if (enter === count)
    return count === 1
      ? `${places(free)} left: a member at once.`
      : `${places(free)} left, so ${count === 2 ? "both" : `all ${count}`} become members.`;
  const first = ordinal(waitingCount + 1);
  const last = ordinal(waitingCount + count - enter);
  if (enter === 0) {
    const taken = maxMembers === 1 ? "The one place is taken." : `All ${formatNumber(maxMembers)} places are taken.`;
    if (count === 1) return `${taken} One more joins the waitlist, ${first} in line.`;
    return `${taken} ${count === 2 ? "Both" : `All ${count}`} join the waitlist, ${count === 2 ? `${first} and ${last}` : `${first} to ${last}`} in line.`;
  }
  const late = names.slice(enter);
  const who = late.length <= 2 ? listed(late) : people(late.length);
  const line = late.length === 1 ? `joins the waitlist as ${first} in line` : `join the waitlist, ${first} to ${last} in line`;
  return `${enter === 1 ? "1 becomes a member" : `${formatNumber(enter)} become members`}; ${who}, who asked last, ${line}.`;
}

const places = (free: number): string => `${formatNumber(free)} ${free === 1 ? "place is" : "places are"}`;
