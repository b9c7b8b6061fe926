import type { HobbyCategory } from "@/lib/groups/schema";
import { ordinal } from "@/lib/ordinal";

/** What the news of a patch is told with. */
export interface ArrivalFacts {
  /** How many patches there are. */
  count: number;
  /** The newest meetup. */
  newest: { title: string; host: string | null };
  hobbies: readonly HobbyCategory[];
  /** The very first meetup, and its day in words. */
  first: { title: string; day: string };
}

const NUMBERS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const inHobbies = ([only, ...others]: readonly HobbyCategory[]): string =>
  others.length === 0 ? `All of them ${only}.` : `In ${NUMBERS[others.length - 1]} hobbies.`;

/** What stands beside the new patch, or beside the milestone that it reached. */
export function arrivalWords({ count, newest, hobbies, first }: ArrivalFacts, milestone: number | null): { title: string; words: string } {
  const thanks = newest.host === null ? "Thank you for coming." : `Thank you for coming, says ${newest.host}.`;
  if (milestone === null) return { title: newest.title, words: `Your ${ordinal(count)} meetup. ${thanks}` };
  if (milestone === 1) return { title: "Your first meetup", words: `“${first.title}”, on ${first.day}. ${thanks}` };
  return { title: `${milestone} meetups`, words: `${inHobbies(hobbies)} The first was “${first.title}”, on ${first.day}.` };
}
