import { deskPath } from "@/components/memberships/desk-address";
import { ShareButton } from "@/components/memberships/share-button";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { longDay } from "@/lib/meetups/date-format-rules";
import type { HostedMeetup } from "@/lib/meetups/desk-views";
import { drawingOf } from "@/lib/meetups/earned-rules";
import { meetupPath } from "@/lib/meetups/page-addresses";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import { CalendarMenu } from "../calendar-menu";
import { PatchPicture } from "../patch-picture";
import "./published.css";

interface PublishedProps {
  hosted: HostedMeetup;
  links: PublicMeetup["links"];
}

/** Shown right after a meetup was published: who gets a notice, and how to share it. */
export function Published({ hosted: { group, meetup, organizes }, links }: PublishedProps) {
  const page = meetupPath(group.slug, meetup._id);
  const day = longDay(meetup.startsAt, meetup.zone);
  return (
    <section className="panel seam published" aria-labelledby="published">
      <PatchPicture hobby={group.hobbyCategory} drawing={drawingOf(meetup._id)} />
      <h2 id="published">It is on the calendar</h2>
      <p className="fine">The members of the group get a notice. {meetup.repeats ? `The first date is ${day}.` : `It is on ${day}.`}</p>
      <div className="published-do">
        <ButtonLink href={page}>See the meetup</ButtonLink>
        <ShareButton path={page} title={meetup.title} />
        {organizes && (
          <ButtonLink variant="outline" href={deskPath(group._id, "invitations")}>
            <Icon name="mail" />
            Invite people
          </ButtonLink>
        )}
      </div>
      <CalendarMenu links={links} />
    </section>
  );
}
