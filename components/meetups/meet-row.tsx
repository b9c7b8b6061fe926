import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { meetupPath } from "@/lib/meetups/page-addresses";
import type { MeetupRow } from "@/lib/meetups/page-views";
import "./meet.css";
import { feeInShort } from "@/lib/meetups/fee-rules";
import { clockTime, zoneName } from "@/lib/meetups/when-rules";
import { PlacesLeft } from "./places-provider";

/** A meetup in a list; all of the row is the link. `zone` is that of the site: another one is said. */
export function MeetRow({ meetup, zone }: { meetup: MeetupRow; zone: string }) {
  const { group, startsAt, online, place } = meetup;
  return (
    <li className="meet">
      <Picture src={group.imageUrl} />
      <div className="meet-words">
        <p className="meet-time">
          <time dateTime={startsAt}>{clockTime(startsAt, meetup.zone)}</time>
          {meetup.zone !== zone && ` ${zoneName(startsAt, meetup.zone)}`}
        </p>
        <h4>
          <Link href={meetupPath(group.slug, meetup._id)} prefetch={false} dir="auto">
            {meetup.title}
          </Link>
        </h4>
        <p className="meet-where">
          <span dir="auto">{group.groupName}</span>{" "}
          <span className="meet-place">
            <Icon name={online ? "screen" : "pin"} />
            <span dir="auto">{online ? "Online" : (place ?? "The place is told to those who go")}</span>
          </span>
        </p>
      </div>
      <div className="meet-side">
        {meetup.status === "cancelled" ? (
          <p className="state state-off">
            <Icon name="close" />
            Cancelled
          </p>
        ) : (
          <>
            {meetup.limited && <PlacesLeft id={meetup._id} />}
            <p>
              <b>{feeInShort(meetup.fee)}</b>
            </p>
          </>
        )}
      </div>
    </li>
  );
}
