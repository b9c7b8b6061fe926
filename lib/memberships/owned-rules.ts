import { spokenDay } from "@/lib/spoken-time";

/** An open group of somebody, and whom it is offered to. */
export interface Owned {
  _id: string;
  groupName: string;
  /** Null where nobody can take it over. */
  offered: { to: string; until: string } | null;
}

export const isOnOffer = ({ offered }: Owned): boolean => offered !== null;

/** What somebody still owns, a sentence for each group that waits for an answer to an offer. */
export function ownedWords(groups: readonly Owned[], zone: string): string[] {
  const kept = groups.filter((group) => !isOnOffer(group)).map(({ groupName }) => groupName);
  const offers = groups.flatMap(({ groupName, offered }) =>
    offered ? [`${groupName} is offered to ${offered.to}, who can accept until ${spokenDay(offered.until, zone)}.`] : [],
  );
  return kept.length > 0 ? [`You still own ${kept.join(", ")}.`, ...offers] : offers;
}
