import { myMeetupPath } from "@/lib/meetups/page-addresses";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import { FeeLine } from "./fee-line";

/**
 * Shown without scripts, when this page does not know the reader. It has plain forms for yes and no, and a link to the page that shows the
 * reader's answer.
 */
export function RsvpPlain({ meetup: { _id, capacity, fee, guestsAllowed } }: { meetup: PublicMeetup }) {
  const action = `/api/meetups/${_id}/rsvp`;
  return (
    <noscript>
      <div className="rsvp-plain">
        <FeeLine fee={fee} />
        {capacity !== null && <p className="text-sm text-soft">Where no place is left, or others wait for it, you join the waitlist.</p>}
        <form method="post" action={action} className="rsvp-plain">
          <input type="hidden" name="method" value="PUT" />
          <input type="hidden" name="feeSeen" value={fee?.amount ?? 0} />
          {fee && <input type="hidden" name="currencySeen" value={fee.currency} />}
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
