import type { ReactNode } from "react";
import type { DeskView } from "@/lib/memberships/page-views";
import type { InvitationRow, ListView } from "@/lib/memberships/views";
import { Invitations } from "./invitations";

/** The invitations at the desk, with the actions that the viewer may take. */
export function InvitationsPart({
  desk: { group, can },
  page,
  pager,
}: {
  desk: DeskView;
  page: ListView<InvitationRow>;
  pager: ReactNode;
}) {
  return (
    <Invitations
      group={{ _id: group._id, groupName: group.groupName }}
      items={page.items}
      mayInvite={can.invite.allowed}
      mayInviteOrganizers={can["invite-organizers"].allowed}
      pager={pager}
    />
  );
}
