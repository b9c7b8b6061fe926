import { formatNumber } from "@/lib/format-number";

/** A group that a person runs: how many requests wait for an answer, and how full the group is. */
export interface Desk {
  groupId: string;
  groupName: string;
  requests: number;
  taken: number;
  max: number;
}

const waits = (people: number): string => (people === 1 ? "1 person waits" : `${formatNumber(people)} people wait`);

/** For "Still coming?": what the reader's answer means for others. Null if nobody waits for their place. */
export const lineWords = (inLine: number): string | null =>
  inLine === 0 ? null : `${waits(inLine)} for a place. If you can’t make it, say so now and somebody else can plan.`;

function takenWords({ taken, max }: Desk): string {
  if (taken >= max) return max === 1 ? "The one place is taken." : `All ${formatNumber(max)} places are taken.`;
  return `${formatNumber(taken)} of ${formatNumber(max)} places ${taken === 1 ? "is" : "are"} taken.`;
}

/** How many requests wait, if there are more than the `told` ones that the mail already lists, and how many places are taken. */
export function requestWords(desk: Desk, told: number): string {
  const who = `${waits(desk.requests)} for your answer in ${desk.groupName}.`;
  if (told === 1 && desk.requests > 0) return `${who} ${takenWords(desk)}`;
  return desk.requests > told ? `With those who asked before, ${who} ${takenWords(desk)}` : takenWords(desk);
}

/** One line of a summary: how many requests in this group wait for an answer. */
export const deskWords = ({ requests, groupName }: Desk): string =>
  `${requests === 1 ? "One request waits" : `${formatNumber(requests)} requests wait`} for your answer in ${groupName}.`;
