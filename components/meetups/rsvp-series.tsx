import Link from "next/link";
import { AnswerForm } from "@/components/ui/answer-form";
import { Button } from "@/components/ui/button";
import { longDay } from "@/lib/meetups/date-format-rules";
import { seenOf } from "@/lib/meetups/fee-rules";
import { groupMeetupsPath, meetupPath } from "@/lib/meetups/page-addresses";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import type { RsvpView } from "@/lib/meetups/views";
import { everyDateWords } from "./rsvp-words";
import type { UseRsvp } from "./use-rsvp";

interface RsvpSeriesProps {
  meetup: PublicMeetup;
  rsvp: RsvpView;
  /** The number of guests for every date. */
  guests: number;
  answering: UseRsvp;
}

/** The button for "every date" of a series. A single date can still be declined. */
export function RsvpSeries({ meetup, rsvp: { everyDate, leftOut, can }, guests, answering }: RsvpSeriesProps) {
  const { _id, seriesId, fee } = meetup;
  if (seriesId === null || everyDate === null || !(everyDate || can.go.allowed)) return null;
  const action = `/api/series/${seriesId}/rsvp`;
  const wish = { guests, ...seenOf(fee) };
  if (everyDate)
    return (
      <AnswerForm action={action} method="DELETE" fields={{ meetup: _id }} onSend={answering.noDate} className="rsvp-series">
        <p>{everyDateWords(leftOut.length)}</p>
        {leftOut.length > 0 && <LeftOut meetup={meetup} leftOut={leftOut} />}
        <Button type="submit" variant="outline" size="sm" pending={answering.busy}>
          Step out of every date
        </Button>
      </AnswerForm>
    );
  return (
    <AnswerForm
      action={action}
      method="PUT"
      fields={{ ...wish, meetup: _id }}
      onSend={() => answering.everyDate(wish)}
      className="rsvp-series"
    >
      <p>This meetup repeats. New dates can take you in by themselves.</p>
      <Button type="submit" variant="outline" size="sm" pending={answering.busy}>
        Go to every date
      </Button>
    </AnswerForm>
  );
}

/** The most dates shown; the others are on the page of the group's meetups. */
const MOST_SHOWN = 5;

/** The dates without a place for a person who said "every date", each with its reason. */
function LeftOut({ meetup: { _id, slug }, leftOut }: { meetup: PublicMeetup; leftOut: RsvpView["leftOut"] }) {
  const more = leftOut.length - MOST_SHOWN;
  return (
    <ul className="rsvp-left-out">
      {leftOut.slice(0, MOST_SHOWN).map(({ meetupId, startsAt, zone, why }) => (
        <li key={meetupId}>
          {meetupId === _id ? (
            <b>This one</b>
          ) : (
            <Link className="text-link" href={meetupPath(slug, meetupId)} prefetch={false}>
              {longDay(startsAt, zone)}
            </Link>
          )}
          <br />
          {why}
        </li>
      ))}
      {more > 0 && (
        <li>
          <Link className="text-link" href={groupMeetupsPath(slug)} prefetch={false}>
            And {more} more
          </Link>
        </li>
      )}
    </ul>
  );
}
