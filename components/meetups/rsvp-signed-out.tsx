import Link from "next/link";
import { meetupPath, myMeetupPath } from "@/lib/meetups/page-addresses";
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

/** Without scripts nobody knows who reads: the page that does is one press away, and going or not is a plain form. */
export function RsvpPlain({ meetup: { _id, fee, guestsAllowed } }: { meetup: PublicMeetup }) {
  const action = `/api/meetups/${_id}/rsvp`;
  return (
    <noscript>
      <div className="rsvp-plain">
        <FeeLine fee={fee} />
        <form method="post" action={action} className="rsvp-plain">
          <input type="hidden" name="method" value="PUT" />
          <input type="hidden" name="feeSeen" value={fee?.amount ?? 0} />
          {guestsAllowed > 0 && (
            <label className="step-row">
              <span className="field-name">Guests you bring, up to {guestsAllowed}</span>
              <input className="input rsvp-number" name="guests" type="number" min={0} max={guestsAllowed} defaultValue={0} />
            </label>
          )}
          <button type="submit" className="btn btn-wide">
            I’m going
          </button>
        </form>
        <form method="post" action={action}>
          <input type="hidden" name="method" value="DELETE" />
          <button type="submit" className="btn btn-outline btn-wide">
            I can’t come
          </button>
        </form>
        <p>
          <a className="text-link" href={myMeetupPath(_id)}>
            See my answer
          </a>
        </p>
      </div>
    </noscript>
  );
}
