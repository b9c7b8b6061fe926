"use client";

import Link from "next/link";
import { lazy, type ReactNode, Suspense } from "react";
import { SewnPlaces } from "@/components/memberships/sewn-places";
import { Failure } from "@/components/ui/failure";
import { groupMeetupsPath } from "@/lib/meetups/page-addresses";
import type { MyMeetup, PublicMeetup } from "@/lib/meetups/page-views";
import { hostPath } from "./desk-addresses";
import "./rsvp.css";
import { RsvpGo } from "./rsvp-go";
import { RsvpPlain, RsvpSignedOut } from "./rsvp-signed-out";
import { RsvpStand } from "./rsvp-stand";
import { useRsvp } from "./use-rsvp";

/** Only those who may see it load it. Without scripts it stands on the page that is made for one person. */
const WhoGoes = lazy(() => import("./who-goes-asked").then(({ WhoGoesAsked }) => ({ default: WhoGoesAsked })));

interface RsvpPanelProps {
  meetup: PublicMeetup;
  /** On the page that is made for one person. */
  given?: Omit<MyMeetup, "meetup">;
  /** Below the answer. */
  children?: ReactNode;
}

/** The answer panel: where I stand, what it costs, and the one thing to do. */
export function RsvpPanel({ meetup, given, children }: RsvpPanelProps) {
  const answering = useRsvp(meetup, given ?? null);
  const { rsvp, failure, signedOut } = answering;
  const cancelled = meetup.status === "cancelled";
  const answered = rsvp !== null && rsvp.state !== "none" && rsvp.state !== "not-going";
  return (
    <>
      <section className={`panel rsvp ${cancelled ? "" : "seam"}`} aria-label="Your answer">
        {cancelled ? <Cancelled meetup={meetup} /> : <Places meetup={meetup} />}
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
      {children}
      {!given && rsvp?.can["see-attendees"].allowed && (
        <Suspense>
          <WhoGoes meetupId={meetup._id} answer={`${rsvp.state} ${rsvp.guests}`} />
        </Suspense>
      )}
    </>
  );
}

function Places({ meetup: { capacity, places } }: { meetup: PublicMeetup }) {
  if (capacity === null) return <p className="sewn-words">{places.taken === 1 ? "1 person goes" : `${places.taken} people go`}</p>;
  return <SewnPlaces seats={{ taken: places.taken, max: capacity, waiting: places.inLine }} />;
}

function Cancelled({ meetup: { cancelReason, slug } }: { meetup: PublicMeetup }) {
  return (
    <>
      <h2>This meetup is cancelled</h2>
      {cancelReason && <p dir="auto">{cancelReason}</p>}
      <Link className="btn btn-outline btn-wide" href={groupMeetupsPath(slug)} prefetch={false}>
        See what comes instead
      </Link>
    </>
  );
}
