import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import type { HobbyCategory } from "@/lib/groups/schema";
import { longDay, timeSpan, zoneName } from "@/lib/meetups/date-format-rules";
import { feeInShort } from "@/lib/meetups/fee-rules";
import type { GroupMeetupRow } from "@/lib/meetups/group-views";
import { meetupPath } from "@/lib/meetups/page-addresses";
import { DatePatch } from "./date-patch";
import { PlacesLeft } from "./places-provider";
import "@/components/groups/group.css";

interface GroupMeetRowProps {
  meetup: GroupMeetupRow;
  slug: string;
  hobby: HobbyCategory;
  /** The site's zone. A meetup in another zone shows its own zone. */
  zone: string;
  now: string;
  /** The meetup is over. Places and fee are hidden. The year is shown, because the page is not rendered again when the year ends. */
  over?: boolean;
}

/** A date on its group's own pages. The whole row is the link. */
export function GroupMeetRow({ meetup, slug, hobby, zone, now, over = false }: GroupMeetRowProps) {
  const { _id, title, startsAt, endsAt, online, place, limited, fee, status } = meetup;
  const readAt = over ? null : now;
  const where = online ? "Online" : (place ?? "The place is told to those who go");
  return (
    <li className="group-meet">
      <DatePatch at={startsAt} zone={meetup.zone} now={readAt} hobby={hobby} />
      <div className="group-meet-words">
        <h3>
          <Link href={meetupPath(slug, _id)} prefetch={false} dir="auto">
            {title}
          </Link>
        </h3>
        <p>
          <time dateTime={startsAt}>
            <span className="sr-only">{longDay(startsAt, meetup.zone, readAt)}, </span>
            {timeSpan(startsAt, endsAt, meetup.zone)}
          </time>
          {meetup.zone !== zone && ` ${zoneName(startsAt, meetup.zone)}`} · <span dir="auto">{where}</span>
        </p>
      </div>
      <div className="group-meet-side">
        {status === "cancelled" ? (
          <p className="state">
            <Icon name="close" />
            Cancelled
          </p>
        ) : (
          !over && (
            <>
              {startsAt <= now ? <p>It has begun</p> : limited && <PlacesLeft id={_id} />}
              <p>{feeInShort(fee)}</p>
            </>
          )
        )}
      </div>
    </li>
  );
}
