"use client";

import Link from "next/link";
import { useState } from "react";
import { ordinal } from "@/components/memberships/places-words";
import { Button } from "@/components/ui/button";
import { Icon, type IconName } from "@/components/ui/icon";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import type { RsvpView } from "@/lib/meetups/views";
import { AnswerForm } from "./answer-form";
import { GuestStepper } from "./guest-stepper";
import { RsvpFacts, RsvpInside } from "./rsvp-facts";
import { RsvpSeries } from "./rsvp-series";
import type { UseRsvp } from "./use-rsvp";

interface RsvpStandProps {
  meetup: PublicMeetup;
  rsvp: RsvpView;
  answering: UseRsvp;
}

const withGuests = (guests: number): string => (guests === 0 ? "" : guests === 1 ? ", with a guest" : `, with ${guests} guests`);

const isOver = ({ can }: RsvpView): boolean => !can.go.allowed && can.go.code === "past";

/** What somebody who has answered sees, and how they step out in one press. */
export function RsvpStand({ meetup, rsvp, answering }: RsvpStandProps) {
  const action = `/api/meetups/${meetup._id}/rsvp`;
  const { busy, go, decline } = answering;
  const [look, words] = headline(rsvp);
  const open = rsvp.can.decline.allowed && meetup.status === "scheduled";
  return (
    <>
      <div role="status" className="rsvp-head">
        <span className={`merit merit-sm ${look.dye}`} aria-hidden="true">
          <Icon name={look.icon} />
        </span>
        <h2>{words}</h2>
      </div>
      <RsvpFacts meetup={meetup} rsvp={rsvp} />
      <RsvpInside inside={answering.inside} />
      {isOver(rsvp) && rsvp.came && (
        <Link className="btn btn-outline btn-wide" href="/dashboard/account#sash" prefetch={false}>
          See my patches
        </Link>
      )}
      {open && rsvp.asksStill && <p>{nearlyInWords(rsvp.inLine)} If you can’t make it, say so now and somebody else can plan.</p>}
      {open && rsvp.state === "going" && meetup.guestsAllowed > 0 && rsvp.can.go.allowed && (
        <Guests key={rsvp.guests} meetup={meetup} rsvp={rsvp} answering={answering} />
      )}
      {open && (
        <div className="rsvp-two">
          {rsvp.asksStill && (
            <AnswerForm action={action} method="PUT" fields={{ stillComing: "1" }} onSend={() => go({ stillComing: true })}>
              <Button type="submit" pending={busy}>
                I’m coming
              </Button>
            </AnswerForm>
          )}
          {rsvp.state === "offered" && (
            <AnswerForm action={action} method="PUT" onSend={() => go({})}>
              <Button type="submit" pending={busy}>
                Take it
              </Button>
            </AnswerForm>
          )}
          <AnswerForm action={action} method="DELETE" onSend={decline}>
            <Button type="submit" variant="outline" pending={busy}>
              {stepOut(rsvp.state)}
            </Button>
          </AnswerForm>
        </div>
      )}
      {open && <RsvpSeries meetup={meetup} rsvp={rsvp} answering={answering} />}
    </>
  );
}

interface Look {
  icon: IconName;
  dye: string;
}

function headline(rsvp: RsvpView): [look: Look, words: string] {
  const { state, guests, position, asksStill, came } = rsvp;
  if (isOver(rsvp)) return [{ icon: came ? "star" : "clock", dye: "dye-marigold" }, came ? "You were there" : "This meetup is over"];
  if (asksStill) return [{ icon: "clock", dye: "dye-marigold" }, `Still coming${withGuests(guests)}?`];
  if (state === "going") return [{ icon: "check", dye: "dye-leaf" }, `You’re going${withGuests(guests)}`];
  if (state === "offered") return [{ icon: "star", dye: "dye-marigold" }, "A place is free for you"];
  return [{ icon: "waiting", dye: "dye-sky" }, position === null ? "You’re in line" : `You’re ${ordinal(position)} in line`];
}

function stepOut(state: RsvpView["state"]): string {
  if (state === "going") return "I can’t make it after all";
  return state === "offered" ? "Pass it on" : "Leave the waitlist";
}

const nearlyInWords = (inLine: number): string => {
  if (inLine === 0) return "It is nearly time.";
  return inLine === 1 ? "It is nearly time, and 1 party is in line for a place." : `It is nearly time, and ${inLine} parties are in line.`;
};

/** Fewer guests, or more if they fit. */
function Guests({ meetup, rsvp, answering }: RsvpStandProps) {
  const [guests, setGuests] = useState(rsvp.guests);
  return (
    <AnswerForm action={`/api/meetups/${meetup._id}/rsvp`} method="PUT" onSend={() => answering.go({ guests })} className="rsvp-guests">
      <GuestStepper most={Math.max(meetup.guestsAllowed, rsvp.guests)} value={guests} onChange={setGuests} />
      <Button type="submit" variant="outline" size="sm" pending={answering.busy}>
        Change my guests
      </Button>
    </AnswerForm>
  );
}
