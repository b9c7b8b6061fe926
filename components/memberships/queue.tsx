import { formatNumber } from "@/lib/format-number";
import { GroupPatch } from "./group-patch";
import "@/components/groups/group.css";

/** With fewer people than this before me, all of them are drawn. */
const DRAWN = 5;

/** A drawing of the people before me on the waitlist. The text beside it says the same. */
export function Queue({ picture, position }: { picture: string; position: number }) {
  const before = position - 1;
  const shown = before < DRAWN ? before : 2;
  return (
    <div className="queue" aria-hidden="true">
      <GroupPatch src={picture} />
      {Array.from({ length: shown }, (_, place) => place).map((place) => (
        <i key={place} />
      ))}
      {before > shown && <em>{formatNumber(before - shown)} more</em>}
      <b>{formatNumber(position)}</b>
    </div>
  );
}
