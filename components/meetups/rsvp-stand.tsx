"use client";

import { ordinal } from "@/components/memberships/places-words";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { money } from "@/lib/meetups/fee-rules";
import type { PublicMeetup } from "@/lib/meetups/page-views";
import type { RsvpView } from "@/lib/meetups/views";
import { clockTime, longDay } from "@/lib/meetups/when-rules";
import type { UseRsvp } from "./use-rsvp";

interface RsvpStandProps {
  meetup: PublicMeetup;
  rsvp: RsvpView;
  answering: UseRsvp;
}

const withGuests = (guests: number): string => (guests === 0 ? "" : guests === 1 ? ", with a guest" : `, with ${guests} guests`);

/** What somebody who has answered sees, and how they step out. */
export function RsvpStand({ meetup, rsvp, answering }: RsvpStandProps) {
  if (rsvp.state === "none" || rsvp.state === "not-going") return null;
  return (
    <>
      <div role="status">
        <h2>{headline(rsvp)}</h2>
      </div>
      <Facts meetup={meetup} rsvp={rsvp} />
      <Inside answering={answering} />
      {rsvp.can.decline.allowed && meetup.status === "scheduled" && (
        <div className="rsvp-two">
          {rsvp.state === "offered" && (
            <Button disabled={answering.busy} onClick={() => answering.go({})}>
              Take it
            </Button>
          )}
          <Button variant="outline" disabled={answering.busy} onClick={answering.decline}>
            {stepOut(rsvp.state)}
          </Button>
        </div>
      )}
    </>
  );
}

function headline({ state, guests, position }: RsvpView): string {
  if (state === "going") return `You’re going${withGuests(guests)}`;
  if (state === "offered") return "A place is free for you";
  return position === null ? "You’re in line" : `You’re ${ordinal(position)} in line`;
}

function stepOut(state: RsvpView["state"]): string {
  if (state === "going") return "I can’t make it after all";
  return state === "offered" ? "Pass it on" : "Leave the waitlist";
}

function Facts({ meetup, rsvp: { state, fee, guests, heldUntil, inLine } }: { meetup: PublicMeetup; rsvp: RsvpView }) {
  return (
    <>
      {state === "waiting" && (
        <p>Of {inLine === 1 ? "1 party" : `${inLine} parties`} waiting. If a place comes free, it is yours in order.</p>
      )}
      {state === "offered" && heldUntil && (
        <p>
          Held until {longDay(heldUntil, meetup.zone)}, {clockTime(heldUntil, meetup.zone)}. Then it goes to the next in line.
        </p>
      )}
      {fee && (
        <p className="rsvp-fee">
          <b>{money({ ...fee, amount: fee.amount * (guests + 1) })}</b>
          {guests > 0 && ` for ${guests + 1}`}. <span dir="auto">{fee.pay}</span>
        </p>
      )}
    </>
  );
}

/** The place and the link that only those who go see. */
function Inside({ answering: { inside } }: { answering: UseRsvp }) {
  if (!inside) return null;
  const { place, online } = inside;
  return (
    <>
      {online && (
        <p>
          <Icon name="screen" />{" "}
          <a className="text-link wrap-anywhere" href={online.link} rel="noreferrer">
            {online.link}
          </a>
        </p>
      )}
      {place && (
        <p dir="auto">
          <Icon name="pin" /> {[place.name, place.address].filter(Boolean).join(", ")}
        </p>
      )}
    </>
  );
}
