import { formatNumber } from "@/lib/format-number";
import { members } from "./places-words";

/** With more members than this plus one, only this many sewing buttons are drawn. */
const DRAWN = 9;

/** The number of members, for people who may not see who they are. It draws a sewing button for each member instead of a picture. */
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
