import { formatNumber } from "@/lib/format-number";
import { GroupPatch } from "./group-patch";
import "@/components/groups/group.css";

/** Up to this place everybody before me is drawn. */
const DRAWN = 5;

/** The line before me, drawn; the words beside it say the same. */
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
