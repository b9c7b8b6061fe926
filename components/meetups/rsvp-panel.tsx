"use client";

import Link from "next/link";
import { useState, useSyncExternalStore } from "react";
import { SewnPlaces } from "@/components/memberships/sewn-places";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { meetupPath } from "@/lib/meetups/addresses";
import { money } from "@/lib/meetups/fee-rules";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import { hostPath } from "./desk-addresses";
import { GuestStepper } from "./guest-stepper";
import "./rsvp.css";
import { RsvpStand } from "./rsvp-stand";
import { useRsvp } from "./use-rsvp";

/** The answer panel: where I stand, what it costs, and the one thing to do. */
export function RsvpPanel({ meetup }: { meetup: PublicMeetup }) {
  const answering = useRsvp(meetup._id);
  const { rsvp, failure } = answering;
  const cancelled = meetup.status === "cancelled";
  return (
    <section className={`panel rsvp ${cancelled ? "" : "seam"}`} aria-label="Your answer">
      {cancelled ? <Cancelled reason={meetup.cancelReason} /> : <Places meetup={meetup} />}
      {answering.signedOut && !cancelled && <SignedOut meetup={meetup} />}
      {rsvp && <RsvpStand meetup={meetup} answering={answering} rsvp={rsvp} />}
      {rsvp && !cancelled && (rsvp.state === "none" || rsvp.state === "not-going") && <Newcomer meetup={meetup} answering={answering} />}
      {rsvp?.can["check-in"].allowed && (
        <Link className="text-link" href={hostPath(meetup._id)} prefetch={false}>
          For hosts: who comes, and the door
        </Link>
      )}
      <div role="alert">
        {failure && (
          <p className="error">
            <Icon name="warning" />
            {failure}
          </p>
        )}
      </div>
    </section>
  );
}

function Places({ meetup: { capacity, places } }: { meetup: PublicMeetup }) {
  if (capacity === null) return <p className="sewn-words">{places.taken === 1 ? "1 person goes" : `${places.taken} people go`}</p>;
  return <SewnPlaces seats={{ taken: places.taken, max: capacity, waiting: places.inLine }} />;
}

function Cancelled({ reason }: { reason: string | null }) {
  return (
    <>
      <h2>This meetup is cancelled</h2>
      {reason && <p dir="auto">{reason}</p>}
    </>
  );
}

const never = () => () => undefined;

/** True once this moment has passed. The static page may be older than it, so only the browser knows. */
const usePassed = (moment: string): boolean =>
  useSyncExternalStore(
    never,
    () => Date.now() >= Date.parse(moment),
    () => false,
  );

function SignedOut({ meetup }: { meetup: PublicMeetup }) {
  const over = usePassed(meetup.endsAt);
  const closed = usePassed(meetup.rsvpClosesAt);
  if (over || closed) return <p>{over ? "This meetup is over." : "Answers are closed. Ask the host."}</p>;
  const back = encodeURIComponent(meetupPath(meetup.slug, meetup._id));
  return (
    <>
      <FeeLine meetup={meetup} />
      <Link className="btn btn-wide" href={`/login?callbackUrl=${back}`} prefetch={false}>
        {meetup.places.left === 0 ? "Log in to join the waitlist" : "Log in to say you’re going"}
      </Link>
      <p className="text-soft">
        New here?{" "}
        <Link className="text-link" href={`/register?callbackUrl=${back}`} prefetch={false}>
          Register
        </Link>{" "}
        brings you back to this meetup.
      </p>
    </>
  );
}

/** The fee stands above the button wherever a yes costs something. */
function FeeLine({ meetup: { fee } }: { meetup: PublicMeetup }) {
  if (!fee) return null;
  return (
    <p className="rsvp-fee">
      <b>{money(fee)}</b> for each person, paid to the host. {fee.covers}
      <br />
      <a className="text-link" href="#fee">
        {fee.refund}
      </a>
    </p>
  );
}

function Newcomer({ meetup, answering }: { meetup: PublicMeetup; answering: ReturnType<typeof useRsvp> }) {
  const { rsvp, busy, go } = answering;
  const [guests, setGuests] = useState(0);
  const may = rsvp?.can.go;
  const { left } = meetup.places;
  const full = left !== null && guests + 1 > left;
  if (may && !may.allowed)
    return (
      <>
        <p>
          {may.reason} {may.next}
        </p>
        {may.code === "members_only" && (
          <Link className="btn btn-wide" href={`/groups/${encodeURIComponent(meetup.slug)}`} prefetch={false}>
            See the group
          </Link>
        )}
      </>
    );
  return (
    <>
      {meetup.guestsAllowed > 0 && <GuestStepper most={meetup.guestsAllowed} value={guests} onChange={setGuests} />}
      <FeeLine meetup={meetup} />
      <Button className="btn-wide" disabled={busy} onClick={() => go({ guests, feeSeen: meetup.fee?.amount ?? 0 })}>
        {full ? "Join the waitlist" : "I’m going"}
      </Button>
      <p className="text-soft">{full ? "You pay nothing while you wait." : "You can change your answer until it starts."}</p>
    </>
  );
}
