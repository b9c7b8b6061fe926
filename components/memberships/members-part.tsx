import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { FocusGoesOn } from "@/components/ui/focus-goes-on";
import { Icon } from "@/components/ui/icon";
import type { DeskView } from "@/lib/memberships/page-views";
import type { ListView, MemberRow } from "@/lib/memberships/views";
import { deskPath } from "./desk-address";
import { Roster } from "./roster";
import { RosterTools } from "./roster-tools";

interface MembersPartProps {
  desk: DeskView;
  page: ListView<MemberRow>;
  q: string;
  role: string;
  pager: ReactNode;
}

/** The members at the desk, with the search and the filter. */
export function MembersPart({ desk: { group, counts, can }, page, q, role, pager }: MembersPartProps) {
  const path = deskPath(group._id, "members");
  const nobody = page.items.length === 0;
  return (
    <>
      <RosterTools groupId={group._id} path={path} q={q} role={role} counts={counts} exports={can.export.allowed} />
      <FocusGoesOn className="desk-list">
        {nobody ? (
          <div className="panel">
            <EmptyState art="/art/no-results.svg" title={q ? `Nobody called “${q}”` : "Nobody here"}>
              {q && <p className="text-soft">Look for a part of the name.</p>}
              <ButtonLink variant="outline" href={path}>
                Show all members
              </ButtonLink>
            </EmptyState>
          </div>
        ) : (
          <Roster groupId={group._id} items={page.items} places={group.places} rulesVersion={group.rulesVersion} />
        )}
      </FocusGoesOn>
      {pager}
      {counts.members === 1 && can.invite.allowed && (
        <div className="panel">
          <EmptyState art="/art/only-you.svg" title="You are the first">
            <p className="max-w-prose text-soft">Invite the people you already do this with. A link in their chat is the fastest way.</p>
            <ButtonLink href={deskPath(group._id, "invitations")}>
              <Icon name="invite" />
              Invite people
            </ButtonLink>
          </EmptyState>
        </div>
      )}
      {can.export.allowed && <p className="fine">The file holds only what each member agreed to share with you.</p>}
    </>
  );
}
