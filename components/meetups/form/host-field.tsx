"use client";

import { useId, useRef, useState } from "react";
import { Avatar } from "@/components/account/avatar";
import { useFindMember } from "@/components/memberships/use-find-member";
import { Button } from "@/components/ui/button";
import { Check } from "@/components/ui/check";
import { FieldError } from "@/components/ui/field";
import { TextField } from "@/components/ui/text-field";
import { useFocusGoesOn } from "@/components/ui/use-focus-goes-on";
import type { PersonView } from "@/lib/accounts/person-views";
import type { PartProps } from "./use-meetup-form";

/** The host of the meetup: the organizer who plans it, unless another member is chosen. A host checks people in and sees who comes. */
export function HostField({ state: { draft, form, messages }, groupId, host }: PartProps & { groupId: string; host: string }) {
  const [asking, setAsking] = useState(false);
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  useFocusGoesOn(place, () => place.current?.querySelector("input"));
  const choose = ({ _id, displayName }: PersonView) => {
    form.setValue("hostId", _id);
    form.clearErrors("hostId");
    form.setValue("hostName", displayName);
  };
  return (
    <div ref={place} className="field">
      <p className="field-name">Host</p>
      <p className="host-line">
        <span dir="auto">{draft.hostName || host}</span>
        {!asking && (
          <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
            Choose somebody else
          </Button>
        )}
      </p>
      <p className="text-sm text-soft">The host sees who comes and checks people in at the door.</p>
      {asking && <FindMember groupId={groupId} chosen={draft.hostId} onChoose={choose} />}
      <FieldError id={id} error={messages.hostId} />
    </div>
  );
}

interface FindProps {
  groupId: string;
  chosen: string;
  onChoose: (person: PersonView) => void;
}

const SHOWN = 8;

/** A search for members by the beginning of their names. */
function FindMember({ groupId, chosen, onChoose }: FindProps) {
  const { found, failed, find } = useFindMember<PersonView>(groupId);
  const name = useId();
  return (
    <div className="find-host">
      <TextField
        label="Find a member"
        type="search"
        autoComplete="off"
        dir="auto"
        error={failed ? "The members could not be looked up just now. Try again." : undefined}
        onFocus={(event) => found === null && void find(event.target.value)}
        onChange={(event) => void find(event.target.value)}
        // Enter must not submit the form: it has its own button.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      <fieldset className="found">
        <legend className="sr-only">Members found</legend>
        {found?.length === 0 && <p className="text-sm text-soft">Nobody of that name is a member.</p>}
        {found?.slice(0, SHOWN).map((person) => (
          <Check key={person._id} type="radio" name={name} checked={chosen === person._id} onChange={() => onChoose(person)}>
            <Avatar name={person.displayName} photoURL={person.photoURL} />
            <span dir="auto">{person.displayName}</span>
          </Check>
        ))}
      </fieldset>
    </div>
  );
}
