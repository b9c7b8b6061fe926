"use client";

import { useState } from "react";
import { Avatar } from "@/components/account/avatar";
import { useFindMember } from "@/components/memberships/use-find-member";
import { Check } from "@/components/ui/check";
import { DialogForm } from "@/components/ui/dialog-form";
import { TextField } from "@/components/ui/text-field";
import type { PersonView } from "@/lib/accounts/person-views";
import { money } from "@/lib/meetups/fee-rules";
import { MAX_GUESTS, MAX_WALK_IN_NAME, WALK_IN_NAME_DAYS } from "@/lib/meetups/length-rules";
import type { Fee } from "@/lib/meetups/schema";
import { GuestStepper } from "../guest-stepper";
import type { UseDoor } from "./use-door";

interface WalkInDialogProps {
  door: UseDoor;
  groupId: string;
  fee: Fee | null;
  /** The name to begin with: the text of the search, or a name that was typed before and not added. */
  name: string;
  /** Gets the typed name if nobody was added. */
  onClose: (unsent: string) => void;
}

const SHOWN = 4;
const ENOUGH = 2;

/** Adds a person who came without an answer: a member, who is found by name, or anybody else. */
export function WalkInDialog({ door, groupId, fee, name: first, onClose }: WalkInDialogProps) {
  const [name, setName] = useState(first);
  const [guests, setGuests] = useState(0);
  const [paid, setPaid] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const { found, find, forget } = useFindMember<PersonView>(groupId);
  const due = fee && { ...fee, amount: fee.amount * (1 + guests) };

  const known = new Set(door.guests.map(({ personId }) => personId));
  // Without a network the search finds nobody; a walk-in can still be added.
  const members = (found ?? []).filter(({ _id }) => !known.has(_id)).slice(0, SHOWN);

  const type = (words: string) => {
    setName(words);
    setWrong(undefined);
    if (words.trim().length < ENOUGH) forget();
    else void find(words);
  };

  const add = () => {
    if (!name.trim()) return setWrong("Give a name.");
    door.walkIn({ name: name.trim(), guests, paid });
    onClose("");
  };

  return (
    <DialogForm title="Add a walk-in" submit="Add and mark as here" onSubmit={add} onClose={() => onClose(name)}>
      <TextField
        label="Name"
        value={name}
        error={wrong}
        hint={`Forgotten ${WALK_IN_NAME_DAYS} days after the meetup.`}
        maxLength={MAX_WALK_IN_NAME}
        autoComplete="off"
        dir="auto"
        aria-required
        onChange={(event) => type(event.target.value)}
      />
      {members.length > 0 && (
        <ul className="suggest" aria-label="Members with this name">
          {members.map((person) => (
            <li key={person._id}>
              <button
                type="button"
                onClick={() => {
                  door.welcome(person);
                  onClose("");
                }}
              >
                <Avatar name={person.displayName} photoURL={person.photoURL} />
                <span>
                  <bdi>{person.displayName}</bdi>
                  <small>member</small>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <GuestStepper most={MAX_GUESTS} value={guests} onChange={setGuests} words="Guests" />
      {due && (
        <Check strong checked={paid} onChange={(event) => setPaid(event.target.checked)}>
          Paid {money(due)}
        </Check>
      )}
    </DialogForm>
  );
}
