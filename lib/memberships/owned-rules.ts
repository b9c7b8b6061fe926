import { spokenDay } from "@/lib/spoken-time";

/** An open group, and the member it is offered to. */
export interface Owned {
  _id: string;
  groupName: string;
  /** Null if the owner has not offered it to a member, or if the offer has lapsed. */
  offered: { to: string; until: string } | null;
}

export const isOnOffer = ({ offered }: Owned): boolean => offered !== null;

/** Says which groups a person still owns: one sentence for all that are not offered, and one for each that is. */
export function ownedWords(groups: readonly Owned[], zone: string): string[] {
  const kept = groups.filter((group) => !isOnOffer(group)).map(({ groupName }) => groupName);
  const offers = groups.flatMap(({ groupName, offered }) =>
    offered ? [`${groupName} is offered to ${offered.to}, who can accept until ${spokenDay(offered.until, zone)}.`] : [],
  );
  return kept.length > 0 ? [`You still own ${kept.join(", ")}.`, ...offers] : offers;
}
