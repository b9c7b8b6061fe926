import Link from "next/link";
import type { HobbyCategory } from "@/lib/groups/schema";
import type { GroupMeetups } from "@/lib/meetups/group-views";
import { groupMeetupsPath } from "@/lib/meetups/page-addresses";
import { GroupComing } from "./group-coming";
import { GroupLiveness } from "./group-liveness";
import { SubscribeMenu } from "./subscribe-menu";
import "@/components/groups/group.css";

interface GroupMeetsProps {
  group: { slug: string; groupName: string; hobbyCategory: HobbyCategory };
  meetups: GroupMeetups;
}

/** The coming meetups of a group, whether it is active, and its calendar feed. */
export function GroupMeets({ group, meetups }: GroupMeetsProps) {
  const { coming, liveness, any, zone, now, calendar } = meetups;
  return (
    <section className="group-meets" aria-labelledby="group-meets">
      <div className="section-head">
        <h2 id="group-meets">Next meetups</h2>
        {any && (
          <Link className="text-link" href={groupMeetupsPath(group.slug)} prefetch={false}>
            See all meetups
          </Link>
        )}
      </div>
      <GroupLiveness liveness={liveness} zone={zone} />
      <GroupComing group={group} coming={coming} zone={zone} now={now} />
      {any && <SubscribeMenu calendar={calendar} name={group.groupName} />}
    </section>
  );
}
