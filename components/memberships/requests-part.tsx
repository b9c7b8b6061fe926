import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FocusGoesOn } from "@/components/ui/focus-goes-on";
import { Icon } from "@/components/ui/icon";
import { Says } from "@/components/ui/says";
import type { DeskView } from "@/lib/memberships/page-views";
import type { ListView, RequestRow } from "@/lib/memberships/views";
import { deskPath } from "./desk-address";
import { Requests } from "./requests";

interface RequestsPartProps {
  desk: DeskView;
  page: ListView<RequestRow>;
  now: string;
  pager: ReactNode;
}

/** The desk's first page: the requests, or why there are none. Decided requests stay visible until the person leaves the page. */
export function RequestsPart({ desk: { group, counts, can }, page, now, pager }: RequestsPartProps) {
  return (
    <>
      <FocusGoesOn className="desk-list">
        <Requests
          groupId={group._id}
          requests={page.items}
          total={counts.requests}
          places={group.places}
          now={now}
          none={<NoRequests group={group} mayInvite={can.invite.allowed} mayOpen={can["edit-settings"].allowed} />}
        />
      </FocusGoesOn>
      {pager}
    </>
  );
}

interface NoRequestsProps {
  group: DeskView["group"];
  mayInvite: boolean;
  /** Whether the viewer may change who may join. */
  mayOpen: boolean;
}

function NoRequests({ group, mayInvite, mayOpen }: NoRequestsProps) {
  // The desk already says above that the group is closed. Nobody can ask to join a closed group.
  if (group.closedAt !== null) return null;
  const open = group.joinPolicy === "open";
  if (group.joinPolicy !== "approval")
    return (
      <div className="panel">
        <Says icon={open ? "door" : "mail"} title={open ? "Everybody may join" : "By invitation"}>
          {open ? "This group is open, so nobody has to ask." : "People join with an invitation, so nobody has to ask."}{" "}
          {mayOpen ? "You" : "The owner"} can change this in Settings.
        </Says>
      </div>
    );
  return (
    <div className="panel">
      <EmptyState art="/art/no-requests.svg" title="No requests">
        <p className="max-w-prose text-soft">When somebody asks to join, their answers appear here.</p>
        {mayInvite && (
          <ButtonLink href={deskPath(group._id, "invitations")}>
            <Icon name="invite" />
            Invite people
          </ButtonLink>
        )}
      </EmptyState>
    </div>
  );
}
