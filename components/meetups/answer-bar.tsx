import "@/components/memberships/join-bar.css";
import { clockTime, patchParts } from "@/lib/meetups/date-format-rules";
import { feeInShort } from "@/lib/meetups/fee-rules";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import { roomInWords } from "./line-words";

/** Waits at the foot of a phone's screen and leads to the panel: what a yes costs is read there first. */
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
