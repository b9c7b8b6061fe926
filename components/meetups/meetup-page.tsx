import Link from "next/link";
import { ShareButton } from "@/components/memberships/share-button";
import { Icon } from "@/components/ui/icon";
import { Picture } from "@/components/ui/picture";
import { Tag } from "@/components/ui/tag";
import { publicPath } from "@/lib/groups/page-addresses";
import type { GroupMeetupRow } from "@/lib/meetups/group-views";
import { meetupPath } from "@/lib/meetups/page-addresses";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import { AnswerBar } from "./answer-bar";
import { CalendarMenu } from "./calendar-menu";
import { DatePatch } from "./date-patch";
import { FeePart } from "./fee-part";
import "./meetup.css";
import { longDay, plainDay, timeSpan, zoneName } from "@/lib/meetups/date-format-rules";
import { NextOnes } from "./next-ones";
import { OwnTime } from "./own-time";
import { rhythmInWords } from "./rhythm-words";
import { RsvpPanel } from "./rsvp-panel";
import { WherePart } from "./where-part";

interface MeetupPageProps {
  meetup: PublicMeetup;
  next: readonly GroupMeetupRow[];
  now: string;
}

/** The public page of a meetup. It is the same for everybody, so that it can be cached. */
export function MeetupPage(props: MeetupPageProps) {
  const { meetup, now } = props;
  return (
    <>
      <Meetup {...props} />
      <AnswerBar meetup={meetup} now={now} />
    </>
  );
}

function Meetup({ meetup, next, now }: MeetupPageProps) {
  const { startsAt, endsAt, zone, description, bring, fee, place } = meetup;
  // The page is not rendered again after the end of the meetup, so it may be read in any later year.
  const readAt = meetup.phase === "over" ? null : now;
  return (
    <div className="wrap meetup">
      <Link className="meetup-from" href={publicPath(meetup.slug)} prefetch={false}>
        <img src={meetup.picture.startsWith("/") ? meetup.picture : "/art/placeholder.svg"} alt="" width="36" height="36" />
        <span dir="auto">{meetup.group.groupName}</span>
      </Link>
      <div className="meetup-cols">
        <div className="meetup-pic">
          <div className="meetup-picture">
            <Picture src={meetup.picture} load="first" className="pic-large" />
            <DatePatch at={startsAt} zone={zone} hobby={meetup.category} large />
          </div>
          {meetup.host && (
            <p className="meetup-host">
              <span className="text-soft">Hosted by</span> <b dir="auto">{meetup.host}</b>
            </p>
          )}
        </div>
        <div className="meetup-info">
          <Tag category={meetup.category} />
          <h1 dir="auto">{meetup.title}</h1>
          <dl className="meetup-facts">
            <div>
              <dt>
                <Icon name="clock" />
                <span className="sr-only">When</span>
              </dt>
              <dd>
                <time dateTime={startsAt}>
                  {longDay(startsAt, zone, readAt)}, {timeSpan(startsAt, endsAt, zone)}
                </time>
              </dd>
              <dd>
                {zoneName(startsAt, zone)}
                {repeatWords(meetup, readAt)}
                <OwnTime startsAt={startsAt} endsAt={endsAt} zone={zone} />
              </dd>
            </div>
            <div>
              <dt>
                <Icon name={meetup.online ? "screen" : "pin"} />
                <span className="sr-only">Where</span>
              </dt>
              <dd dir="auto">{whereInWords(meetup)}</dd>
              {place?.address && <dd dir="auto">{place.address}</dd>}
            </div>
          </dl>
          <RsvpPanel meetup={meetup}>
            <div className="meetup-do">
              {meetup.status === "scheduled" && meetup.phase !== "over" && <CalendarMenu links={meetup.links} />}
              <ShareButton path={meetupPath(meetup.slug, meetup._id)} title={meetup.title} small />
            </div>
          </RsvpPanel>
        </div>
        <div className="meetup-main">
          {description && (
            <section aria-labelledby="about">
              <h2 id="about">What we do</h2>
              <p className="own-words" dir="auto">
                {description}
              </p>
            </section>
          )}
          {bring.length > 0 && (
            <section aria-labelledby="bring">
              <h2 id="bring">What to bring</h2>
              <ul className="bring">
                {bring.map((thing) => (
                  <li key={thing} dir="auto">
                    {thing}
                  </li>
                ))}
              </ul>
            </section>
          )}
          {fee && <FeePart fee={fee} />}
          {place && <WherePart place={place} />}
        </div>
        <NextOnes meetups={next} slug={meetup.slug} hobby={meetup.category} now={now} />
      </div>
    </div>
  );
}

/** The rule of repetition. For a date that was moved to another day by hand, the day it replaces. */
function repeatWords({ repeats, insteadOf, startsAt, zone }: PublicMeetup, now: string | null): string {
  if (insteadOf) return `, in place of ${plainDay(insteadOf, now)}`;
  return repeats ? `, ${rhythmInWords(repeats.rule, startsAt, zone)}` : "";
}

function whereInWords({ online, place }: PublicMeetup): string {
  if (online) return "Online. The link is for those who go.";
  return place?.name ?? "The place is told to those who go.";
}
