"use client";

import Link from "next/link";
import { SewnPlaces } from "@/components/memberships/sewn-places";
import { Failure } from "@/components/ui/failure";
import type { MyMeetup, PublicMeetup } from "@/lib/meetups/page-views";
import { hostPath } from "./desk-addresses";
import "./rsvp.css";
import { RsvpGo } from "./rsvp-go";
import { RsvpPlain, RsvpSignedOut } from "./rsvp-signed-out";
import { RsvpStand } from "./rsvp-stand";
import { useRsvp } from "./use-rsvp";

interface RsvpPanelProps {
  meetup: PublicMeetup;
  /** On the page that is made for one person. */
  given?: Omit<MyMeetup, "meetup">;
}

/** The answer panel: where I stand, what it costs, and the one thing to do. */
export function RsvpPanel({ meetup, given }: RsvpPanelProps) {
  const answering = useRsvp(meetup, given ?? null);
  const { rsvp, failure, signedOut } = answering;
  const cancelled = meetup.status === "cancelled";
  const answered = rsvp !== null && rsvp.state !== "none" && rsvp.state !== "not-going";
  return (
    <section className={`panel rsvp ${cancelled ? "" : "seam"}`} aria-label="Your answer">
      {cancelled ? <Cancelled reason={meetup.cancelReason} /> : <Places meetup={meetup} />}
      {signedOut && !cancelled && <RsvpSignedOut meetup={meetup} />}
      {!signedOut && !rsvp && !cancelled && <RsvpPlain meetup={meetup} />}
      {answered && <RsvpStand meetup={meetup} answering={answering} rsvp={rsvp} />}
      {rsvp && !answered && !cancelled && <RsvpGo meetup={meetup} answering={answering} rsvp={rsvp} given={given?.asked ?? null} />}
      {rsvp?.can["check-in"].allowed && (
        <Link className="text-link" href={hostPath(meetup._id)} prefetch={false}>
          For hosts: who comes, and the door
        </Link>
      )}
      <Failure says={failure} />
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
