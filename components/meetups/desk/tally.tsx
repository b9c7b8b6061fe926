import { formatNumber } from "@/lib/format-number";
import { type Counts, type Guest, paidOf } from "../door/guests";
import "./tally.css";
import { money } from "@/lib/meetups/fee-rules";

/** Shown if nobody was marked as here, which does not mean that nobody came. */
const NOT_TAKEN = "Attendance was not taken: nobody was marked as here. You can still mark those who came.";

/** The numbers after the meetup, for the hosts only. */
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
