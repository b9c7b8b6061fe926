import { Icon } from "@/components/ui/icon";
import { money } from "@/lib/meetups/fee-rules";
import type { PrivatePart, PublicMeetup } from "@/lib/meetups/page-views";
import type { RsvpView } from "@/lib/meetups/views";
import { clockTime, longDay } from "@/lib/meetups/when-rules";
import { HoldThread } from "./hold-thread";
import { lineInWords } from "./line-words";

/** The place in line, how long an offered place is held, and the fee as it was when the person answered. */
export function RsvpFacts({ meetup, rsvp }: { meetup: PublicMeetup; rsvp: RsvpView }) {
  const { state, fee, guests, heldUntil, position, inLine, cameIn } = rsvp;
  const changed = state === "going" && (fee?.amount ?? 0) !== (meetup.fee?.amount ?? 0);
  return (
    <>
      {state === "waiting" && <p>{lineInWords(position, inLine, cameIn)}</p>}
      {state === "offered" && heldUntil && (
        <div className="rsvp-hold">
          <p>
            Held until{" "}
            <time dateTime={heldUntil}>
              {longDay(heldUntil, meetup.zone)}, {clockTime(heldUntil, meetup.zone)}
            </time>
            . Then it goes to the next in line.
          </p>
          <HoldThread until={heldUntil} />
        </div>
      )}
      {fee && (
        <p className="rsvp-fee">
          <b>{money({ ...fee, amount: fee.amount * (guests + 1) })}</b>
          {guests > 0 && ` for ${guests + 1}`}. <span dir="auto">{fee.pay}</span>
        </p>
      )}
      {changed && (
        <p className="rsvp-fee">
          The fee is {meetup.fee ? `${money(meetup.fee)} for each person` : "nothing"} by now. You keep{" "}
          {fee ? `the ${money(fee)} you agreed to` : "your free place"}, or step out.
        </p>
      )}
    </>
  );
}

interface RsvpInsideProps {
  inside: PrivatePart | null;
  /** The meetup's page tells everybody how to find the place: here it would stand twice. */
  told: boolean;
}

/** The place and the link that only those who go see. */
export function RsvpInside({ inside, told }: RsvpInsideProps) {
  if (!inside) return null;
  const { place, online } = inside;
  return (
    <>
      {online && (
        <p className="rsvp-where">
          <Icon name="screen" />
          <a className="text-link wrap-anywhere" href={online.link} rel="noreferrer">
            {online.link}
          </a>
        </p>
      )}
      {place && (
        <p className="rsvp-where">
          <Icon name="pin" />
          <span dir="auto">{[place.name, place.address].filter(Boolean).join(", ")}</span>
        </p>
      )}
      {place?.howToFind && !told && (
        <p className="own-words" dir="auto">
          {place.howToFind}
        </p>
      )}
      {place?.mapLink && !told && (
        <p className="rsvp-where">
          <Icon name="external" />
          <a className="text-link" href={place.mapLink} rel="noreferrer nofollow">
            Open in a map
          </a>
        </p>
      )}
    </>
  );
}
