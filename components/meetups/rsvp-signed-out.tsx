import Link from "next/link";
import { meetupPath } from "@/lib/meetups/page-addresses";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import { FeeLine } from "./fee-line";
import { lineAheadWords, waitsInLine } from "./rsvp-words";

/** For a reader who is not signed in: a link to the login, which leads back here. */
export function RsvpSignedOut({ meetup }: { meetup: PublicMeetup }) {
  const back = encodeURIComponent(meetupPath(meetup.slug, meetup._id));
  const waits = waitsInLine(meetup, 0, new Date().toISOString());
  const ahead = waits ? lineAheadWords(meetup.places, 0) : null;
  return (
    <>
      {ahead && <p>{ahead}</p>}
      <FeeLine fee={meetup.fee} />
      <Link className="btn btn-wide" href={`/login?callbackUrl=${back}`} prefetch={false}>
        {waits ? "Log in to join the waitlist" : "Log in to say you’re going"}
      </Link>
      <p className="fine">
        New here?{" "}
        <Link className="text-link" href={`/register?callbackUrl=${back}`} prefetch={false}>
          Register
        </Link>{" "}
        brings you back to this meetup.
      </p>
    </>
  );
}
