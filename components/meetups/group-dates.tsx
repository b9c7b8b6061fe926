import Link from "next/link";
import { publicPath } from "@/lib/groups/page-addresses";
import type { GroupDates as Dates, GroupMeetups } from "@/lib/meetups/group-views";
import type { PublicGroupPage } from "@/lib/memberships/page-views";
import { GroupComing } from "./group-coming";
import { GroupLiveness } from "./group-liveness";
import { GroupMeetRow } from "./group-meet-row";
import { SubscribeMenu } from "./subscribe-menu";
import "@/components/groups/group.css";

interface GroupDatesProps {
  group: PublicGroupPage;
  dates: Dates;
  meetups: GroupMeetups;
}

/** The coming dates of a group, and its latest past ones. */
export function GroupDates({ group, dates: { coming, past }, meetups: { liveness, zone, now, calendar } }: GroupDatesProps) {
  return (
    <div className="wrap group-dates">
      <p className="relative">
        <Link className="text-link" href={publicPath(group.slug)} prefetch={false} dir="auto">
          {group.groupName}
        </Link>
      </p>
      <h1>Meetups</h1>
      <GroupLiveness liveness={liveness} zone={zone} />
      <SubscribeMenu calendar={calendar} name={group.groupName} />
      <section aria-labelledby="coming">
        <h2 id="coming">What comes</h2>
        <GroupComing group={group} coming={coming} zone={zone} now={now} />
      </section>
      {past.length > 0 && (
        <section aria-labelledby="past">
          <h2 id="past">What was</h2>
          <ul>
            {past.map((meetup) => (
              <GroupMeetRow key={meetup._id} meetup={meetup} slug={group.slug} hobby={group.hobbyCategory} zone={zone} now={now} over />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
