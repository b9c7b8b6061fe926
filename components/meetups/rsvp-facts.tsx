import { clockTime, longDay, zoneName } from "@/lib/meetups/date-format-rules";
import { money, paidAsNow } from "@/lib/meetups/fee-rules";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import type { Fee } from "@/lib/meetups/schema";
import type { RsvpView } from "@/lib/meetups/views";
import { FeeTerms } from "./fee-line";
import { HoldTime } from "./hold-time";
import { lineInWords } from "./line-words";
import { afterHoldWords, answersClosed } from "./place-words";
import { isOver } from "./rsvp-words";

const sum = (fee: Fee | null): string => (fee ? money(fee) : "");

/** The place in line, the time for which an offered place is held, and the fee when the person answered. */
export function RsvpFacts({ meetup, rsvp }: { meetup: PublicMeetup; rsvp: RsvpView }) {
  const { state, guests, heldUntil, position, inLine, cameIn } = rsvp;
  const [waits, over] = [state === "waiting", isOver(rsvp)];
  const fee = paidAsNow(rsvp.fee, meetup.fee);
  const changed = state === "going" && sum(fee) !== sum(meetup.fee);
  const otherTerms = fee && meetup.fee && (fee.covers !== meetup.fee.covers || fee.refund !== meetup.fee.refund);
  return (
    <>
      {waits && <p>{lineInWords(position, inLine, cameIn, answersClosed(rsvp))}</p>}
      {state === "offered" && heldUntil && (
        <div className="rsvp-hold">
          <p>
            Held until{" "}
            <time dateTime={heldUntil}>
              {longDay(heldUntil, meetup.zone)}, {clockTime(heldUntil, meetup.zone)}
            </time>
            , {zoneName(heldUntil, meetup.zone)}. {afterHoldWords({ heldUntil, inLine }, meetup.rsvpClosesAt)}
          </p>
          <HoldTime until={heldUntil} />
        </div>
      )}
      {fee && !(waits && over) && (
        <p className="rsvp-fee">
          {waits && "You pay nothing while you wait. With a place it is "}
          <b>{money({ ...fee, amount: fee.amount * (guests + 1) })}</b>
          {guests > 0 && ` for ${guests + 1}`}.
          {!waits && !over && (
            <>
              {" "}
              How to pay: <span dir="auto">{fee.pay}</span>
            </>
          )}
        </p>
      )}
      {(otherTerms || state === "offered") && fee && (
        <p className="rsvp-fee">
          {otherTerms && (
            <>
              When you answered:
              <br />
            </>
          )}
          <FeeTerms fee={fee} />
        </p>
      )}
      {changed && (
        <p className="rsvp-fee">
          The fee is {meetup.fee ? `${money(meetup.fee)} for each person` : "nothing"} by now. You keep{" "}
          {fee ? `the ${money(fee)} you agreed to` : "your free place"}
          {rsvp.can.decline.allowed && ", or step out"}.
        </p>
      )}
    </>
  );
}
