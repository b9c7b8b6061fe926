import Link from "next/link";
import type { HobbyCategory } from "@/lib/groups/schema";
import type { GroupMeetups } from "@/lib/meetups/group-views";
import { groupMeetupsPath } from "@/lib/meetups/page-addresses";
import { GroupLiveness } from "./group-liveness";
import { GroupMeetRow } from "./group-meet-row";
import { PlacesProvider } from "./places-provider";
import { SubscribeMenu } from "./subscribe-menu";
import "@/components/groups/group.css";

interface GroupMeetsProps {
  group: { slug: string; groupName: string; hobbyCategory: HobbyCategory };
  meetups: GroupMeetups;
}

/** What comes in a group, whether it is alive, and its calendar. */
export function GroupMeets({ group: { slug, groupName, hobbyCategory }, meetups }: GroupMeetsProps) {
  const { coming, liveness, any, zone, now, calendar } = meetups;
  return (
    <section className="group-meets" aria-labelledby="group-meets">
      <div className="section-head">
        <h2 id="group-meets">Next meetups</h2>
        {any && (
          <Link className="text-link" href={groupMeetupsPath(slug)} prefetch={false}>
            See all meetups
          </Link>
        )}
      </div>
      <GroupLiveness liveness={liveness} zone={zone} />
      {coming.length === 0 && <p className="fine">Nothing is planned right now.</p>}
      <PlacesProvider ids={coming.filter(({ limited }) => limited).map(({ _id }) => _id)}>
        <ul>
          {coming.map((meetup) => (
            <GroupMeetRow key={meetup._id} meetup={meetup} slug={slug} hobby={hobbyCategory} zone={zone} now={now} />
          ))}
        </ul>
      </PlacesProvider>
      {any && <SubscribeMenu calendar={calendar} name={groupName} />}
    </section>
  );
}
