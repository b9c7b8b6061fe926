"use client";

import { type ReactNode, useState } from "react";
import type { PersonView } from "@/lib/accounts/person-views";
import { BanEnd, type BanLength, banEnds } from "./ban-end";
import { ReasonDialog } from "./reason-dialog";
import type { DeskCall } from "./use-desk-call";

interface BanDialogProps {
  groupId: string;
  person: PersonView;
  intro?: ReactNode;
  /** What the ban means for this person, who may be a member, on the waitlist, or asking to join. */
  means: string;
  call: DeskCall;
  onBanned: () => void;
  onClose: () => void;
  returnFocus?: () => HTMLElement | null | undefined;
}

/** Asks for a reason and an end before a person is banned. */
export function BanDialog({ groupId, person, means, call, onBanned, ...dialog }: BanDialogProps) {
  const [length, setLength] = useState<BanLength>("3 months");
  const ban = async (reason: string) => {
    const body = { reason, ...banEnds(length) };
    if ((await call.run(`/api/groups/${groupId}/bans/${person._id}`, { method: "PUT", body })) !== undefined) onBanned();
  };
  return (
    <ReasonDialog
      {...dialog}
      title={
        <>
          Ban <bdi>{person.displayName}</bdi>?
        </>
      }
      person={person}
      submit="Ban"
      reader={`${person.displayName} reads`}
      required
      call={call}
      onSend={(reason) => void ban(reason)}
    >
      <BanEnd value={length} onChoose={setLength} />
      <p className="text-soft">{means}</p>
    </ReasonDialog>
  );
}
