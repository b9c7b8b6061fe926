"use client";

import { useId } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { MemberRow } from "@/lib/memberships/views";
import type { MemberActName } from "./member-dialog";

/** A button with a menu of the actions on a member. Shows nothing if the viewer may take none of them. */
export function ManageMember({ member, onAsk }: { member: MemberRow; onAsk: (act: MemberActName) => void }) {
  const id = useId();
  const { can, displayName, role } = member;
  if (!can.remove.allowed && !can.ban.allowed && !can.changeRole.allowed) return null;
  return (
    <>
      <Button variant="outline" size="sm" className="btn-compact" popoverTarget={id} aria-label={`Manage ${displayName}`}>
        <Icon name="more" />
        Manage
      </Button>
      <div id={id} popover="auto" className="pop pop-manage" onClickCapture={(event) => event.currentTarget.hidePopover()}>
        {can.changeRole.allowed && (
          <>
            <button type="button" onClick={() => onAsk(role === "member" ? "make-organizer" : "make-member")}>
              <Icon name="star" />
              {role === "member" ? "Make organizer" : "Make an ordinary member"}
            </button>
            <hr />
          </>
        )}
        {can.remove.allowed && (
          <button type="button" onClick={() => onAsk("remove")}>
            <Icon name="close" />
            Remove from group
          </button>
        )}
        {can.ban.allowed && (
          <button type="button" className="pop-warn" onClick={() => onAsk("ban")}>
            <Icon name="ban" />
            Ban
          </button>
        )}
      </div>
    </>
  );
}
