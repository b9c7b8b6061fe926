import { Button } from "@/components/ui/button";
import { seenOf } from "@/lib/meetups/fee-rules";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import type { RsvpView } from "@/lib/meetups/views";
import { AnswerForm } from "./answer-form";
import type { UseRsvp } from "./use-rsvp";

interface RsvpSeriesProps {
  meetup: PublicMeetup;
  rsvp: RsvpView;
  answering: UseRsvp;
}

/** "Every date", for a meetup that repeats; a single one can still be declined. */
export function RsvpSeries({ meetup: { seriesId, fee }, rsvp: { everyDate, guests, can }, answering }: RsvpSeriesProps) {
  if (seriesId === null || everyDate === null || !(everyDate || can.go.allowed)) return null;
  const action = `/api/series/${seriesId}/rsvp`;
  const wish = { guests, ...seenOf(fee) };
  if (everyDate)
    return (
      <AnswerForm action={action} method="DELETE" onSend={answering.noDate} className="rsvp-series">
        <p>You go to every date. One of them can be declined by itself.</p>
        <Button type="submit" variant="outline" size="sm" pending={answering.busy}>
          Step out of every date
        </Button>
      </AnswerForm>
    );
  return (
    <AnswerForm action={action} method="PUT" fields={wish} onSend={() => answering.everyDate(wish)} className="rsvp-series">
      <p>This meetup repeats. New dates can take you in by themselves.</p>
      <Button type="submit" variant="outline" size="sm" pending={answering.busy}>
        Go to every date
      </Button>
    </AnswerForm>
  );
}
