import type { HobbyCategory } from "@/lib/groups/schema";
import { ordinal } from "@/lib/ordinal";

/** The facts for the announcement of a new patch. */
export interface ArrivalFacts {
  /** The number of patches. */
  count: number;
  /** The newest meetup. */
  newest: { title: string; host: string | null };
  hobbies: readonly HobbyCategory[];
  /** The person's first meetup, with its day as text. */
  first: { title: string; day: string };
}

const NUMBERS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

const inHobbies = ([only, ...others]: readonly HobbyCategory[]): string =>
  others.length === 0 ? `All of them ${only}.` : `In ${NUMBERS[others.length - 1]} hobbies.`;

/** The text beside the new patch, or beside the milestone that was reached. */
export function arrivalWords({ count, newest, hobbies, first }: ArrivalFacts, milestone: number | null): { title: string; words: string } {
  const thanks = newest.host === null ? "Thank you for coming." : `Thank you for coming, says ${newest.host}.`;
  if (milestone === null) return { title: newest.title, words: `Your ${ordinal(count)} meetup. ${thanks}` };
  if (milestone === 1) return { title: "Your first meetup", words: `“${first.title}”, on ${first.day}. ${thanks}` };
  return { title: `${milestone} meetups`, words: `${inHobbies(hobbies)} The first was “${first.title}”, on ${first.day}.` };
}
