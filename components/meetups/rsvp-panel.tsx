"use client";

import Link from "next/link";
import { type ReactNode, Suspense, useRef } from "react";
import { DrawnPlaces } from "@/components/memberships/drawn-places";
import { Failure } from "@/components/ui/failure";
import { laterPart } from "@/components/ui/fetched-part";
import { useFocusGoesOn } from "@/components/ui/use-focus-goes-on";
import { formatNumber } from "@/lib/format-number";
import { groupMeetupsPath } from "@/lib/meetups/page-addresses";
import type { MyMeetup, PublicMeetup } from "@/lib/meetups/page-views";
import type { Phase } from "@/lib/meetups/phase-rules";
import { hostPath } from "./desk-addresses";
import "./rsvp.css";
import { RsvpAnswered } from "./rsvp-answered";
import { RsvpGo } from "./rsvp-go";
import { RSVP_HEAD, RsvpHead } from "./rsvp-head";
import { RsvpInside } from "./rsvp-inside";
import { RsvpPlain } from "./rsvp-plain";
import { RsvpSignedOut } from "./rsvp-signed-out";
import { headOf, isOver, opensInWords } from "./rsvp-words";
import { usePhase } from "./use-phase";
import { useRsvp } from "./use-rsvp";

/** Loaded only for people who may see it. Without scripts, the page that is rendered for one person shows it. */
const WhoGoes = laterPart(() => import("./who-goes-asked").then(({ WhoGoesAsked }) => WhoGoesAsked));

interface RsvpPanelProps {
  meetup: PublicMeetup;
  /** Set on the page that is rendered for one person. */
  given?: Omit<MyMeetup, "meetup">;
  /** Shown below the answer. */
  children?: ReactNode;
}

/** The answer panel: the person's state, the fee, and the next action. */
export function RsvpPanel({ meetup, given, children }: RsvpPanelProps) {
  const answering = useRsvp(meetup, given ?? null);
  const { rsvp, failure, signedOut } = answering;
  const phase = usePhase(meetup);
  const place = useRef<HTMLElement>(null);
  // An answer removes its button. The focus then moves to the panel, which shows the result.
  useFocusGoesOn(place, () => place.current);
  const cancelled = meetup.status === "cancelled";
  const answered = !cancelled && rsvp !== null && rsvp.state !== "none" && rsvp.state !== "not-going";
  const declined = !cancelled && rsvp?.state === "not-going" && !isOver(rsvp);
  const waits = rsvp?.state === "waiting" || rsvp?.state === "offered";
  return (
    <>
      <section
        ref={place}
        id="answer"
        tabIndex={-1}
        className={`panel rsvp ${cancelled ? "" : "seam"}`}
        aria-label="Your answer"
        aria-describedby={answered || declined ? RSVP_HEAD : undefined}
      >
        {cancelled && <Cancelled meetup={meetup} />}
        {(answered || declined) && <RsvpHead {...headOf(rsvp)} />}
        {!cancelled && !waits && phase !== "over" && <Places meetup={meetup} phase={phase} />}
        {!rsvp && !cancelled && <Unknown meetup={meetup} phase={phase} signedOut={signedOut} />}
        {answered && <RsvpAnswered meetup={meetup} answering={answering} rsvp={rsvp} />}
        {/* A host sees the place and the link without having answered. */}
        {rsvp && !answered && !cancelled && <RsvpInside inside={answering.inside} told={meetup.place !== null} />}
        {rsvp && !answered && !cancelled && <RsvpGo meetup={meetup} answering={answering} rsvp={rsvp} given={given?.asked ?? null} />}
        {rsvp?.can["check-in"].allowed && (
          <Link className="text-link" href={hostPath(meetup._id)} prefetch={false}>
            For hosts: who comes, and the door
          </Link>
        )}
        <Failure says={failure} />
      </section>
      {children}
      {!given && !cancelled && rsvp?.can["see-attendees"].allowed && (
        <Suspense>
          <WhoGoes meetupId={meetup._id} answer={`${rsvp.state} ${rsvp.guests}`} over={phase === "over"} />
        </Suspense>
      )}
    </>
  );
}

const ENDED = { closed: "Answers are closed. Ask the host.", over: "This meetup is over." };

interface UnknownProps {
  meetup: PublicMeetup;
  phase: Phase;
  signedOut: boolean;
}

/** The panel for a reader whom the page does not know. */
function Unknown({ meetup, phase, signedOut }: UnknownProps) {
  if (phase === "early") return <p>{opensInWords(meetup)}</p>;
  if (phase !== "open") return <p>{ENDED[phase]}</p>;
  if (meetup.groupClosed) return <p>This group is closed.</p>;
  return signedOut ? <RsvpSignedOut meetup={meetup} /> : <RsvpPlain meetup={meetup} />;
}

function Places({ meetup: { capacity, places, groupClosed }, phase }: { meetup: PublicMeetup; phase: Phase }) {
  // "Be the first" is shown only if a person can still be the first.
  if (places.taken === 0 && (phase === "closed" || groupClosed)) return null;
  if (capacity === null) return <p className="sewn-words">{goingInWords(places.taken)}</p>;
  return <DrawnPlaces seats={{ taken: places.taken, max: capacity, waiting: places.inLine }} />;
}

function goingInWords(taken: number): string {
  if (taken === 0) return "Be the first to go";
  return taken === 1 ? "1 person goes" : `${formatNumber(taken)} people go`;
}

function Cancelled({ meetup: { cancelReason, slug } }: { meetup: PublicMeetup }) {
  return (
    <>
      <RsvpHead icon="close" dye="dye-red" words="This meetup is cancelled" />
      {cancelReason && <p dir="auto">{cancelReason}</p>}
      <Link className="btn btn-outline btn-wide" href={groupMeetupsPath(slug)} prefetch={false}>
        See what comes instead
      </Link>
    </>
  );
}
