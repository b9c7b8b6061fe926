"use client";

import { Avatar } from "@/components/account/avatar";
import { DialogForm } from "@/components/ui/dialog-form";
import { siteToast } from "@/components/ui/toast";
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
  const done = (message: string) => {
    close();
    void siteToast.success(message);
  };
  const send = async (what: Parameters<DeskCall["run"]>[1], message: string) => {
    if ((await call.run(path, what)) !== undefined) done(message);
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
        onSubmit={() =>
          void send({ method: "PATCH", body: { role } }, `${name} is ${role === "organizer" ? "an organizer" : "an ordinary member"} now.`)
        }
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
        onBanned={() => done(`${name} is banned, and told so.`)}
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
      onSend={(reason) => void send({ method: "DELETE", body: reason ? { reason } : {} }, `${name} is removed, and told so.`)}
      onClose={close}
    >
      <p className="text-soft">
        {name} leaves the group. {placeOfOne(places)} {name} may ask to join again.
      </p>
    </ReasonDialog>
  );
}
