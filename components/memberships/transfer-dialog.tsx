"use client";

import { useState } from "react";
import { Avatar } from "@/components/account/avatar";
import { Check } from "@/components/ui/check";
import { DialogForm } from "@/components/ui/dialog-form";
import { TextField } from "@/components/ui/text-field";
import type { PersonView } from "@/lib/accounts/person-views";
import { TRANSFER_DAYS } from "@/lib/memberships/deadline-rules";
import type { MemberRow } from "@/lib/memberships/views";
import type { DeskCall } from "./use-desk-call";
import { useFindMember } from "./use-find-member";
import "./roster.css";

interface TransferDialogProps {
  groupId: string;
  /** The first page of the members who can take the group over, organizers first. */
  heirs: PersonView[];
  /** True if there are more such members. The dialog then has a search field. */
  more: boolean;
  call: DeskCall;
  onClose: () => void;
}

/** Chooses the member to whom the owner offers the group. The member has to accept the offer. */
export function TransferDialog({ groupId, heirs, more, call, onClose }: TransferDialogProps) {
  const [heir, setHeir] = useState<PersonView | null>(null);
  const [missing, setMissing] = useState(false);
  const { found, failed, find, forget } = useFindMember<MemberRow>(groupId);
  const named: PersonView[] = found?.filter(({ self }) => !self) ?? heirs;
  // The chosen person stays visible, even if search results that arrive later do not contain them. The owner always sees whom they choose.
  const listed = heir && named.every(({ _id }) => _id !== heir._id) ? [heir, ...named] : named;
  const send = async () => {
    if (!heir) setMissing(true);
    else if ((await call.run(`/api/groups/${groupId}/transfer`, { method: "PUT", body: { personId: heir._id } })) !== undefined) onClose();
  };
  return (
    <DialogForm
      title="Who should own the group?"
      intro={`They are asked, and have ${TRANSFER_DAYS} days to accept. You stay an organizer.`}
      submit="Offer the group"
      sending={call.pending}
      notice={call.failure ?? (missing ? "Choose somebody." : null)}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {heirs.length === 0 ? (
        <p className="text-soft">Nobody else is in the group yet. Invite somebody first.</p>
      ) : (
        <fieldset className="grid gap-3">
          <legend className="sr-only">New owner</legend>
          {more && (
            <TextField
              label="Find a member"
              type="search"
              autoComplete="off"
              dir="auto"
              error={failed ? "The members could not be looked up just now. Try again." : undefined}
              onChange={({ target: { value } }) => {
                setHeir(null);
                if (value.trim()) void find(value);
                else forget();
              }}
              // Enter in the search field must not submit the form. Only its button offers the group.
              onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
            />
          )}
          {named.length === 0 && <p className="text-soft">Nobody of that name is a member.</p>}
          {listed.map((person) => (
            <Check
              key={person._id}
              type="radio"
              name="heir"
              checked={heir?._id === person._id}
              onChange={() => {
                setHeir(person);
                setMissing(false);
              }}
            >
              <span className="roster-who">
                <Avatar name={person.displayName} photoURL={person.photoURL} />
                <b dir="auto">{person.displayName}</b>
              </span>
            </Check>
          ))}
        </fieldset>
      )}
    </DialogForm>
  );
}
