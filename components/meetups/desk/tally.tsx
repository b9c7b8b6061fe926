import { type Counts, type Guest, paidOf } from "../door/guests";
import "./tally.css";
import { money } from "@/lib/meetups/fee-rules";

/** How it went, for the hosts and nobody else. */
export function Tally({ guests, counts }: { guests: readonly Guest[]; counts: Counts }) {
  const paid = paidOf(guests).map(money).join(", ");
  return (
    <dl className="tally">
      <div>
        <dt>came, guests among them</dt>
        <dd>{counts.here.toLocaleString("en")}</dd>
      </div>
      <div>
        <dt>did not come</dt>
        <dd>{counts.noShows.toLocaleString("en")}</dd>
      </div>
      {paid && (
        <div>
          <dt>paid</dt>
          <dd>{paid}</dd>
        </div>
      )}
    </dl>
  );
}
