import "@/components/memberships/join-bar.css";
import { clockTime, patchParts } from "@/lib/meetups/date-format-rules";
import { feeInShort } from "@/lib/meetups/fee-rules";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import { roomInWords } from "./line-words";

/** A bar at the bottom of a phone's screen. It links to the answer panel instead of answering, so that the person sees the fee first. */
export function AnswerBar({ meetup, now }: { meetup: PublicMeetup; now: string }) {
  const { startsAt, zone, fee, status, phase, groupClosed } = meetup;
  if (status === "cancelled" || phase !== "open" || groupClosed) return null;
  const { weekday, day, month } = patchParts(startsAt, zone, now);
  return (
    <div className="join-bar">
      <p>
        <b>{roomInWords(meetup)}</b>
        <br />
        <small className="text-soft">
          {feeInShort(fee)} · {weekday} {day} {month}, {clockTime(startsAt, zone)}
        </small>
      </p>
      <a className="btn" href="#answer">
        Answer
      </a>
    </div>
  );
}
