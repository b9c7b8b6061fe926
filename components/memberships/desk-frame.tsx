import Link from "next/link";
import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { Says } from "@/components/ui/says";
import { Tabs } from "@/components/ui/tabs";
import { groupPath } from "@/lib/groups/page-addresses";
import type { DeskView } from "@/lib/memberships/page-views";
import { type DeskPart, deskPath } from "./desk-address";
import { DrawnInline } from "./drawn-places";
import { GroupPatch } from "./group-patch";
import { dayOf } from "./join-words";
import { seatsInOneLine } from "./places-words";
import "./desk.css";
import "./group-patch.css";
import "@/components/ui/controls.css";

function whoReopens({ group, can }: DeskView): string {
  if (!group.hasOwner) return "Nobody owns it any more, so nobody can open it again.";
  return can.reopen.allowed ? "You can open it again in Settings." : "Its owner can open it again.";
}

/** The frame of every page of a group's desk: the link back, the group, and the tabs of the other parts. */
export function DeskFrame({ desk, part, children }: { desk: DeskView; part: DeskPart; children: ReactNode }) {
  const { group, counts } = desk;
  const seats = { taken: group.places.memberCount, max: group.places.maxMembers };
  const tab = (at: DeskPart, words: string, count = 0, hot = false) => ({ href: deskPath(group._id, at), words, count, hot });
  return (
    <>
      <Link className="crumb" href="/dashboard/dashMyGroup" prefetch={false}>
        <Icon name="left" />
        My Group
      </Link>
      <div className="desk-head">
        <GroupPatch src={group.imageUrl} />
        <div>
          <h1 dir="auto">{group.groupName}</h1>
          <p className="desk-facts">
            <DrawnInline seats={seats} words={seatsInOneLine(seats)} />
          </p>
        </div>
        <div className="desk-do">
          <ButtonLink variant="outline" size="sm" href={groupPath(group._id)}>
            <Icon name="eye" />
            View group
          </ButtonLink>
          {desk.can.invite.allowed && (
            <ButtonLink size="sm" href={deskPath(group._id, "invitations")}>
              <Icon name="invite" />
              Invite people
            </ButtonLink>
          )}
        </div>
      </div>
      <Tabs
        label="Desk"
        current={deskPath(group._id, part)}
        tabs={[
          tab("requests", "Requests", counts.requests, true),
          tab("members", "Members", counts.members),
          tab("waitlist", "Waitlist", counts.waiting),
          tab("invitations", "Invitations", counts.invitations),
          tab("meetups", "Meetups"),
          tab("bans", "Bans", counts.banned),
          tab("settings", "Settings"),
          tab("record", "Record"),
        ]}
      />
      <div className="desk-main">
        {group.closedAt && (
          <div className="panel">
            <Says icon="lock" title="This group is closed">
              Since {dayOf(group.closedAt)}. Nobody joins it; its pages stay. {whoReopens(desk)}
            </Says>
          </div>
        )}
        {children}
      </div>
    </>
  );
}
