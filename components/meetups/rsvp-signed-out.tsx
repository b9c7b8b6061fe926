import Link from "next/link";
import { meetupPath } from "@/lib/meetups/page-addresses";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import { FeeLine } from "./fee-line";

/** For somebody nobody knows: the login, and back. */
export function RsvpSignedOut({ meetup }: { meetup: PublicMeetup }) {
  const back = encodeURIComponent(meetupPath(meetup.slug, meetup._id));
  return (
    <>
      <FeeLine fee={meetup.fee} />
      <Link className="btn btn-wide" href={`/login?callbackUrl=${back}`} prefetch={false}>
        {meetup.places.left === 0 ? "Log in to join the waitlist" : "Log in to say you’re going"}
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
