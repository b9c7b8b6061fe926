"use client";

import { useState } from "react";
import { Avatar } from "@/components/account/avatar";
import { Check } from "@/components/ui/check";
import { DialogForm } from "@/components/ui/dialog-form";
import type { PersonView } from "@/lib/memberships/views";
import type { DeskCall } from "./use-desk-call";
import "./roster.css";

interface TransferDialogProps {
  groupId: string;
  /** Members who may own the group, organizers first. */
  heirs: PersonView[];
  call: DeskCall;
  onClose: () => void;
}

/** Chooses who is asked to own the group. They have to accept it. */
export function TransferDialog({ groupId, heirs, call, onClose }: TransferDialogProps) {
  const [heir, setHeir] = useState<string | null>(null);
  const [missing, setMissing] = useState(false);
  const send = async () => {
    if (!heir) setMissing(true);
    else if ((await call.run(`/api/groups/${groupId}/transfer`, { method: "PUT", body: { personId: heir } })) !== undefined) onClose();
  };
  return (
    <DialogForm
      title="Who should own the group?"
      intro="They are asked, and have 14 days to accept. You stay an organizer."
      submit="Offer the group"
      sending={call.pending}
      notice={call.failure ?? (missing ? "Choose somebody." : null)}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      {heirs.length === 0 ? (
        <p className="text-soft">Nobody else is in the group yet. Invite somebody first.</p>
      ) : (
        <fieldset>
          <legend className="sr-only">New owner</legend>
          {heirs.map(({ _id, displayName, photoURL }) => (
            <Check
              key={_id}
              type="radio"
              name="heir"
              checked={heir === _id}
              onChange={() => {
                setHeir(_id);
                setMissing(false);
              }}
            >
              <span className="roster-who">
                <Avatar name={displayName} photoURL={photoURL} />
                <b dir="auto">{displayName}</b>
              </span>
            </Check>
          ))}
        </fieldset>
      )}
    </DialogForm>
  );
}
