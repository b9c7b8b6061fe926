import { formatNumber } from "@/lib/format-number";
import { members } from "./places-words";

/** More buttons than this say no more. */
const DRAWN = 9;

/** How many belong to a group, for people who may not know who: a button for each instead of a face. */
export function MemberCount({ count }: { count: number }) {
  const drawn = count > DRAWN + 1 ? DRAWN : count;
  return (
    <section className="group-people" aria-labelledby="member-count">
      <div className="section-head">
        <h2 id="member-count">
          <span className="digits">{formatNumber(count)}</span> {count === 1 ? "member" : "members"}
        </h2>
        <p className="fine">Only members see who is in this group.</p>
      </div>
      <div className="face-row" role="img" aria-label={members(count)}>
        {Array.from({ length: drawn }, (_, place) => place).map((place) => (
          <i key={place} />
        ))}
        {count > drawn && <span className="face-more">+{formatNumber(count - drawn)}</span>}
      </div>
    </section>
  );
}
