import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { WithDigits } from "@/components/ui/with-digits";
import type { Earned } from "@/lib/meetups/earned-views";
import { DatePatch, HOBBY_CLASS } from "./date-patch";
import { PatchPicture } from "./patch-picture";
import "./sash-more.css";

/** How many of the latest patches are listed as text. */
const LATELY = 4;

/** How many hobbies are shown at first, those with the most patches. */
const HOBBIES = 6;

/** The number of patches for each hobby, and the latest ones as text. */
export function MorePatches({ earned: { hobbies, patches } }: { earned: Earned }) {
  const most = hobbies[0]?.count ?? 0;
  const lately = patches.filter(({ meetup }) => meetup !== null).slice(0, LATELY);
  // A single remaining hobby is shown, because a button would need the same space.
  const shown = hobbies.length > HOBBIES + 1 ? HOBBIES : hobbies.length;
  const others = hobbies.slice(shown);
  if (most === 0) return null;
  return (
    <div className="sash-more">
      <section aria-labelledby="by-hobby">
        <h2 id="by-hobby">By hobby</h2>
        <HobbyCounts hobbies={hobbies.slice(0, shown)} most={most} />
        {others.length > 0 && (
          <details className="by-hobby-more">
            <summary className="btn btn-sm btn-outline">
              The other {others.length}
              <Icon name="down" />
            </summary>
            <HobbyCounts hobbies={others} most={most} />
          </details>
        )}
      </section>
      {lately.length > 0 && (
        <section aria-labelledby="lately">
          <h2 id="lately">Lately</h2>
          <ul className="lately">
            {lately.map(({ hobby, startsAt, zone, meetup }) => (
              <li key={meetup?._id}>
                <Link href={meetup?.path ?? ""} prefetch={false}>
                  <DatePatch at={startsAt} zone={zone} hobby={hobby} />
                  <span>
                    <b dir="auto">{meetup?.title}</b>
                    <small dir="auto">{meetup?.groupName}</small>
                  </span>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

function HobbyCounts({ hobbies, most }: { hobbies: Earned["hobbies"]; most: number }) {
  return (
    <ul className="by-hobby">
      {hobbies.map(({ hobby, count }) => (
        <li key={hobby}>
          <PatchPicture hobby={hobby} />
          <span>{hobby}</span>
          <b>
            <WithDigits text={String(count)} />
          </b>
          <span className={`hobby-line ${HOBBY_CLASS[hobby]}`} style={{ width: `${(100 * count) / most}%` }} aria-hidden="true" />
        </li>
      ))}
    </ul>
  );
}
