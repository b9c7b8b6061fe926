"use client";

import { useState } from "react";
import { Avatar } from "@/components/account/avatar";
import { DialogForm } from "@/components/ui/dialog-form";
import type { MemberRow, PlacesView } from "@/lib/memberships/views";
import { BanEnd, type BanLength, banEnds } from "./ban-end";
import { dayOf } from "./join-words";
import { placeOfOne } from "./places-words";
import { ReasonDialog } from "./reason-dialog";
import type { DeskCall } from "./use-desk-call";

export type MemberActName = "make-organizer" | "make-member" | "remove" | "ban";
export interface MemberAct {
  act: MemberActName;
  member: MemberRow;
}

interface MemberDialogProps {
  groupId: string;
  asking: MemberAct;
  call: DeskCall;
  places: PlacesView;
  onClose: () => void;
}

/** Asked before a member's role changes or they have to go; it says what will happen. */
export function MemberDialog({ groupId, asking: { act, member }, call, places, onClose }: MemberDialogProps) {
  const [length, setLength] = useState<BanLength>("3 months");
  const name = member.displayName;
  const path = `/api/groups/${groupId}/members/${member._id}`;
  const close = () => {
    call.forget();
    onClose();
  };
  const send = async (...[to, what]: Parameters<DeskCall["run"]>) => {
    if ((await call.run(to, what)) !== undefined) close();
  };
  const intro = `Member since ${dayOf(member.joinedAt)}`;

  if (act === "make-organizer" || act === "make-member") {
    const role = act === "make-organizer" ? "organizer" : "member";
    return (
      <DialogForm
        title={
          <>
            Make <bdi>{name}</bdi> {role === "organizer" ? "an organizer" : "an ordinary member"}?
          </>
        }
        intro={intro}
        patch={<Avatar name={name} photoURL={member.photoURL} className="avatar-large" />}
        submit={role === "organizer" ? "Make organizer" : "Make member"}
        sending={call.pending}
        notice={call.failure}
        onSubmit={() => void send(path, { method: "PATCH", body: { role } })}
        onClose={close}
      >
        <p className="text-soft">
          {role === "organizer"
            ? `${name} can then answer requests, invite and remove members, and change the group’s text and rules. You can take the role back at any time.`
            : `${name} stays a member, and no longer sees this desk.`}
        </p>
      </DialogForm>
    );
  }

  const bans = act === "ban";
  return (
    <ReasonDialog
      title={
        <>
          {bans ? "Ban" : "Remove"} <bdi>{name}</bdi>?
        </>
      }
      intro={intro}
      person={member}
      submit={bans ? "Ban" : "Remove"}
      reader={`${name} reads`}
      required={bans}
      call={call}
      onSend={(reason) =>
        void (bans
          ? send(`/api/groups/${groupId}/bans/${member._id}`, { method: "PUT", body: { reason, ...banEnds(length) } })
          : send(path, { method: "DELETE", body: reason ? { reason } : {} }))
      }
      onClose={close}
    >
      {bans && <BanEnd value={length} onChoose={setLength} />}
      <p className="text-soft">
        {bans
          ? `${name} leaves the group and cannot come back by a request, an invitation or the waitlist until the ban ends.`
          : `${name} leaves the group. ${placeOfOne(places)} ${name} may ask to join again.`}
      </p>
    </ReasonDialog>
  );
}
