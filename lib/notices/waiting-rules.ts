import { formatNumber } from "@/lib/format-number";

/** A group that somebody runs: how many wait for an answer there, and how full it is. */
export interface Desk {
  groupId: string;
  groupName: string;
  requests: number;
  taken: number;
  max: number;
}

const waits = (people: number): string => (people === 1 ? "1 person waits" : `${formatNumber(people)} people wait`);

/** What somebody who is asked "Still coming?" decides for others; null while nobody waits for their place. */
export const lineWords = (inLine: number): string | null =>
  inLine === 0 ? null : `${waits(inLine)} for a place. If you can’t make it, say so now and somebody else can plan.`;

function takenWords({ taken, max }: Desk): string {
  if (taken >= max) return max === 1 ? "The one place is taken." : `All ${formatNumber(max)} places are taken.`;
  return `${formatNumber(taken)} of ${formatNumber(max)} places ${taken === 1 ? "is" : "are"} taken.`;
}

/** Who waits for an organizer's answer besides those that a mail counts already, and what room there is. */
export function requestWords(desk: Desk, told: number): string {
  const who = `${waits(desk.requests)} for your answer in ${desk.groupName}.`;
  if (told === 1 && desk.requests > 0) return `${who} ${takenWords(desk)}`;
  return desk.requests > told ? `With those who asked before, ${who} ${takenWords(desk)}` : takenWords(desk);
}

/** Among other news: whose answers are still due. */
export const deskWords = ({ requests, groupName }: Desk): string =>
  `${requests === 1 ? "One request waits" : `${formatNumber(requests)} requests wait`} for your answer in ${groupName}.`;
