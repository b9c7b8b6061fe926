"use client";

import { Avatar } from "@/components/account/avatar";
import { DialogForm } from "@/components/ui/dialog-form";
import type { MemberRow, PlacesView } from "@/lib/memberships/views";
import { BanDialog } from "./ban-dialog";
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

/** Asks for confirmation before a member's role changes, or before they are removed or banned. It says what will happen. */
export function MemberDialog({ groupId, asking: { act, member }, call, places, onClose }: MemberDialogProps) {
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

  if (act === "ban")
    return (
      <BanDialog
        groupId={groupId}
        person={member}
        intro={intro}
        means={`${name} leaves the group and cannot come back by a request, an invitation or the waitlist until the ban ends.`}
        call={call}
        onBanned={close}
        onClose={close}
      />
    );

  return (
    <ReasonDialog
      title={
        <>
          Remove <bdi>{name}</bdi>?
        </>
      }
      intro={intro}
      person={member}
      submit="Remove"
      reader={`${name} reads`}
      call={call}
      onSend={(reason) => void send(path, { method: "DELETE", body: reason ? { reason } : {} })}
      onClose={close}
    >
      <p className="text-soft">
        {name} leaves the group. {placeOfOne(places)} {name} may ask to join again.
      </p>
    </ReasonDialog>
  );
}
