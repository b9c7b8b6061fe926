"use client";

import Link from "next/link";
import { useEffect, useState } from "react";
import { AnswerForm } from "@/components/ui/answer-form";
import { Button } from "@/components/ui/button";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import type { RsvpView } from "@/lib/meetups/views";
import { GuestStepper } from "./guest-stepper";
import { answersClosed } from "./place-words";
import { RsvpFacts } from "./rsvp-facts";
import { RsvpInside } from "./rsvp-inside";
import { RsvpSeries } from "./rsvp-series";
import { attendanceWords, isOver, nearlyWords, stepOutWords } from "./rsvp-words";
import type { UseRsvp } from "./use-rsvp";

interface RsvpAnsweredProps {
  meetup: PublicMeetup;
  rsvp: RsvpView;
  answering: UseRsvp;
}

/** The panel for a person who has answered, with one button to step out. */
export function RsvpAnswered({ meetup, rsvp, answering }: RsvpAnsweredProps) {
  const action = `/api/meetups/${meetup._id}/rsvp`;
  const { busy, go, decline } = answering;
  const open = rsvp.can.decline.allowed;
  const attendance = attendanceWords(rsvp);
  const [guests, setGuests] = useState(rsvp.guests);
  // A new answer replaces a number that was typed. The form is not mounted again, so it keeps the focus.
  useEffect(() => setGuests(rsvp.guests), [rsvp.guests]);
  const stepper = open && rsvp.state === "going" && (
    <Guests meetup={meetup} rsvp={rsvp} answering={answering} guests={guests} onChange={setGuests} />
  );
  const coming = { stillComing: true as const, ...(guests !== rsvp.guests && { guests }) };
  return (
    <>
      <RsvpFacts meetup={meetup} rsvp={rsvp} />
      <RsvpInside inside={answering.inside} told={meetup.place !== null} />
      {isOver(rsvp) && attendance && <p>{attendance}</p>}
      {isOver(rsvp) && rsvp.came && (
        <Link className="btn btn-outline btn-wide" href="/dashboard/account#sash" prefetch={false}>
          See my patches
        </Link>
      )}
      {open && rsvp.asksStill && (
        <p>
          {nearlyWords(rsvp.inLine)} {!answersClosed(rsvp) && "If you can’t make it, say so now and somebody else can plan."}
        </p>
      )}
      {!rsvp.asksStill && stepper}
      {open && (
        <div className="rsvp-two">
          {rsvp.asksStill && (
            <AnswerForm action={action} method="PUT" fields={{ stillComing: "1" }} onSend={() => go(coming)}>
              <Button type="submit" pending={busy}>
                I’m coming
              </Button>
            </AnswerForm>
          )}
          {rsvp.state === "offered" && (
            <AnswerForm action={action} method="PUT" fields={{ offered: "1" }} onSend={() => go({ offered: true })}>
              <Button type="submit" pending={busy}>
                Take it
              </Button>
            </AnswerForm>
          )}
          <AnswerForm action={action} method="DELETE" onSend={decline}>
            <Button type="submit" variant="outline" pending={busy}>
              {stepOutWords(rsvp)}
            </Button>
          </AnswerForm>
        </div>
      )}
      {rsvp.asksStill && stepper}
      {open && <RsvpSeries meetup={meetup} rsvp={rsvp} guests={guests} answering={answering} />}
    </>
  );
}

interface GuestsProps extends RsvpAnsweredProps {
  guests: number;
  onChange: (guests: number) => void;
}

/** The number of guests. It can be raised if they fit; once nobody may take a place any more it can only be lowered. */
function Guests({ meetup, rsvp, answering, guests, onChange }: GuestsProps) {
  const may = rsvp.can.go;
  const most = may.allowed ? Math.max(meetup.guestsAllowed, rsvp.guests) : rsvp.guests;
  if (most === 0 || (!may.allowed && may.code === "cancelled")) return null;
  return (
    <AnswerForm action={`/api/meetups/${meetup._id}/rsvp`} method="PUT" onSend={() => answering.go({ guests })} className="rsvp-guests">
      <GuestStepper
        most={most}
        value={guests}
        onChange={onChange}
        hint={may.allowed ? undefined : `${may.reason} You can still bring fewer.`}
      />
      <Button type="submit" variant="outline" size="sm" pending={answering.busy}>
        Change my guests
      </Button>
    </AnswerForm>
  );
}
