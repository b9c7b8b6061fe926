import Link from "next/link";
import { longDay, timeSpan, zoneName } from "@/lib/meetups/date-format-rules";
import { CALENDAR_PATH, meetupPath } from "@/lib/meetups/page-addresses";
import type { MyMeetup } from "@/lib/meetups/page-views";
import { DatePatch } from "./date-patch";
import { RsvpPanel } from "./rsvp-panel";
import { WhoGoes } from "./who-goes";
import "./my-meetup.css";

/** The page of the person's own answer to a meetup. It needs no scripts: forms without scripts lead back to it. */
export function MyMeetupPage({ now, mine: { meetup, ...given } }: { mine: MyMeetup; now: string }) {
  const { _id, slug, title, startsAt, endsAt, zone, category, group } = meetup;
  return (
    <div className="my-meetup">
      <div className="my-meetup-head">
        <DatePatch at={startsAt} zone={zone} hobby={category} />
        <div>
          <p className="text-soft" dir="auto">
            {group.groupName}
          </p>
          <h1 dir="auto">{title}</h1>
          <p>
            <time dateTime={startsAt}>
              {longDay(startsAt, zone, now)}, {timeSpan(startsAt, endsAt, zone)}
            </time>
            , {zoneName(startsAt, zone)}
          </p>
        </div>
      </div>
      <RsvpPanel meetup={meetup} given={given}>
        {given.going && meetup.status !== "cancelled" && <WhoGoes page={given.going} over={meetup.phase === "over"} />}
      </RsvpPanel>
      <p className="my-meetup-ways">
        <Link className="text-link" href={meetupPath(slug, _id)} prefetch={false}>
          Everything about this meetup
        </Link>
        <Link className="text-link" href={CALENDAR_PATH} prefetch={false}>
          My calendar
        </Link>
      </p>
    </div>
  );
}
