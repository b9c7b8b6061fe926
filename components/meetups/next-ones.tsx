import Link from "next/link";
import type { HobbyCategory } from "@/lib/groups/schema";
import { clockTime } from "@/lib/meetups/date-format-rules";
import type { GroupMeetupRow } from "@/lib/meetups/group-views";
import { meetupPath } from "@/lib/meetups/page-addresses";
import { DatePatch } from "./date-patch";
import { PlacesLeft, PlacesProvider } from "./places-provider";
import "./next-ones.css";

interface NextOnesProps {
  meetups: readonly GroupMeetupRow[];
  slug: string;
  hobby: HobbyCategory;
  now: string;
}

/** The group's next meetups after this one. */
export function NextOnes({ meetups, slug, hobby, now }: NextOnesProps) {
  if (meetups.length === 0) return null;
  return (
    <section className="next-ones" aria-labelledby="next-ones">
      <h2 id="next-ones">The next ones</h2>
      <PlacesProvider ids={meetups.filter(({ limited }) => limited).map(({ _id }) => _id)}>
        <ul>
          {meetups.map(({ _id, title, startsAt, zone, limited }) => (
            <li key={_id}>
              <DatePatch at={startsAt} zone={zone} now={now} hobby={hobby} />
              <div>
                <Link href={meetupPath(slug, _id)} prefetch={false} dir="auto">
                  {title}
                </Link>
                <div className="fine">
                  <time dateTime={startsAt}>{clockTime(startsAt, zone)}</time>
                  {limited && <PlacesLeft id={_id} />}
                </div>
              </div>
            </li>
          ))}
        </ul>
      </PlacesProvider>
    </section>
  );
}
