"use client";

import { Avatar } from "@/components/account/avatar";
import { Icon } from "@/components/ui/icon";
import { useEarlyInput } from "@/components/ui/use-early-input";
import { clockTime } from "@/lib/meetups/date-format-rules";
import { money } from "@/lib/meetups/fee-rules";
import { GuestStepper } from "../guest-stepper";
import { dueOf, type Guest } from "./guests";
import type { UseDoor } from "./use-door";

interface GuestRowProps {
  guest: Guest;
  door: UseDoor;
  zone: string;
  me: string;
}

const withGuests = (guests: number): string => (guests === 1 ? "with 1 guest" : `with ${guests} guests`);

const STATES: Record<Guest["state"], string> = {
  going: "",
  offered: "a place is held",
  waiting: "in line",
  "walk-in": "walk-in",
  member: "had not answered",
  "not-going": "down as not going",
};

/** The text below a name. */
function noteOf({ state, host, firstTime, guests, here, at, by, unsent }: Guest, zone: string, me: string): string {
  const parts = [
    host && "host",
    firstTime && "first time",
    STATES[state],
    guests > 0 && state !== "walk-in" && withGuests(guests),
    here && at && clockTime(at, zone),
    here && by && by._id !== me && `by ${by.displayName}`,
    unsent && "kept on this phone",
  ];
  return parts.filter(Boolean).join(", ");
}

/** One row: a tap anywhere on it marks the person, a second tap removes the mark. */
export function GuestRow({ guest, door, zone, me }: GuestRowProps) {
  const { personId, name, here, guests, guestsHere } = guest;
  const note = noteOf(guest, zone, me);
  const box = useEarlyInput((input) => {
    // Only a person's own tap: a browser may restore what a box showed before a reload. Browsers of before 2023 cannot tell.
    const isOwn = CSS.supports("selector(:user-valid)") && input.matches(":user-valid");
    if (isOwn && input.checked !== here) door.mark(guest, input.checked);
  });
  return (
    <li className={here ? "guest guest-here" : "guest"}>
      <label className="guest-tap">
        <input
          ref={box}
          type="checkbox"
          data-person={personId}
          checked={here}
          onChange={(event) => door.mark(guest, event.target.checked)}
        />
        <Avatar name={name} photoURL={guest.photoURL} />
        <span className="guest-name">
          <bdi>{name}</bdi>
          {note && <small>{note}</small>}
        </span>
        <span className="guest-mark" aria-hidden="true">
          <Icon name="check" />
        </span>
      </label>
      <Paid guest={guest} door={door} />
      {here && guests > 0 && (
        <div className="guest-count">
          <GuestStepper most={guests} value={guestsHere ?? guests} onChange={(count) => door.count(guest, count)} words="Guests here" />
        </div>
      )}
    </li>
  );
}

/** The fee of a person with guests, and whether the host has received it. */
function Paid({ guest, door }: Pick<GuestRowProps, "guest" | "door">) {
  const due = dueOf(guest);
  if (!due) return null;
  return (
    <button type="button" className="paid" aria-pressed={guest.paid} onClick={() => door.pay(guest)}>
      {guest.paid && <Icon name="check" />}
      {guest.paid ? "Paid" : money(due)}
      <span className="sr-only">
        {guest.paid ? "" : "to be paid "}by {guest.name}
      </span>
    </button>
  );
}
