import { formatNumber } from "@/lib/format-number";
import { type Counts, type Guest, paidOf } from "../door/guests";
import "./tally.css";
import { money } from "@/lib/meetups/fee-rules";

/** Nobody was marked: that says nothing of who came. */
const NOT_TAKEN = "Attendance was not taken: nobody was marked as here. You can still mark those who came.";

/** How it went, for the hosts and nobody else. */
export function Tally({ guests, counts }: { guests: readonly Guest[]; counts: Counts }) {
  const paid = paidOf(guests).map(money).join(", ");
  const taken = counts.here > 0;
  return (
    <>
      {!taken && <p>{NOT_TAKEN}</p>}
      {(taken || paid) && (
        <dl className="tally">
          {taken && (
            <>
              <div>
                <dt>came, guests among them</dt>
                <dd>{formatNumber(counts.here)}</dd>
              </div>
              <div>
                <dt>did not come</dt>
                <dd>{formatNumber(counts.noShows)}</dd>
              </div>
            </>
          )}
          {paid && (
            <div>
              <dt>paid</dt>
              <dd>{paid}</dd>
            </div>
          )}
        </dl>
      )}
    </>
  );
}
