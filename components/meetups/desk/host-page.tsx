import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Says } from "@/components/ui/says";
import { placeWords } from "@/lib/meetups/change-rules";
import { longDay, timeSpan, zoneName } from "@/lib/meetups/date-format-rules";
import type { HostedMeetup } from "@/lib/meetups/desk-views";
import { feeInShort } from "@/lib/meetups/fee-rules";
import { meetupPath } from "@/lib/meetups/page-addresses";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import { doorPath, editPath, meetupsDeskPath, planPath } from "../desk-addresses";
import { Attendees } from "./attendees";
import { countsInWords } from "./desk-meetup-row";
import { PlanFor } from "./plan-for";
import { Published } from "./published";

interface HostPageProps {
  hosted: HostedMeetup;
  now: string;
  /** Set if the meetup was published a moment ago: the links that add it to other calendars. */
  published: PublicMeetup["links"] | null;
}

/** The page of a meetup for its hosts: its facts, the actions and the attendees. */
export function HostPage({ hosted, now, published }: HostPageProps) {
  const { group, meetup, host, inside, organizes } = hosted;
  const { _id, startsAt, endsAt, zone, status, over } = meetup;
  const cancelled = status === "cancelled";
  const page = meetupPath(group.slug, _id);
  return (
    <div className="hosted">
      <PlanFor
        back={organizes ? meetupsDeskPath(group._id) : page}
        words={organizes ? "Meetups" : "The meetup"}
        group={group}
        title={meetup.title}
      />
      {published && <Published hosted={hosted} links={published} />}
      <div className="host-facts">
        <p>
          <time dateTime={startsAt}>
            {longDay(startsAt, zone, now)}, {timeSpan(startsAt, endsAt, zone)}
          </time>
          , {zoneName(startsAt, zone)}
        </p>
        {inside.online ? (
          <p>
            Online:{" "}
            <a className="text-link wrap-anywhere" href={inside.online.link} rel="noreferrer">
              {inside.online.link}
            </a>
          </p>
        ) : (
          <p dir="auto">{placeWords(inside.place)}</p>
        )}
        <p>
          {countsInWords(meetup)}. {feeInShort(meetup.fee)}.{host !== null && <bdi> Hosted by {host}.</bdi>}
        </p>
      </div>
      {cancelled && (
        <div className="panel">
          <Says icon="close" title="This meetup is cancelled" warn>
            <span dir="auto">{meetup.cancelReason}</span>
          </Says>
        </div>
      )}
      <div className="host-do">
        {!cancelled && (
          <ButtonLink href={doorPath(_id)}>
            <Icon name="door" />
            At the door
          </ButtonLink>
        )}
        {organizes && !cancelled && !over && (
          <ButtonLink variant="outline" href={editPath(_id)}>
            <Icon name="edit" />
            Change or cancel
          </ButtonLink>
        )}
        {organizes && !group.closed && (
          <ButtonLink variant="outline" href={planPath(group._id, _id)}>
            <Icon name="copy" />
            Copy
          </ButtonLink>
        )}
        <ButtonLink variant="outline" href={page}>
          <Icon name="eye" />
          View page
        </ButtonLink>
      </div>
      <Attendees hosted={hosted} />
    </div>
  );
}
