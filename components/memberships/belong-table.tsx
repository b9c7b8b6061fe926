"use client";

import { useState } from "react";
import { RowLink } from "@/components/groups/row-link";
import { Table } from "@/components/groups/table";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/lib/format-number";
import { groupPath } from "@/lib/groups/page-addresses";
import type { MyGroupView } from "@/lib/memberships/page-views";
import { deskPath } from "./desk-address";
import { DrawnInline } from "./drawn-places";
import { GroupCells } from "./group-cells";
import { monthOf } from "./join-words";
import { MyMembershipNotice } from "./my-membership-notice";
import { ReasonDialog } from "./reason-dialog";
import { useDeskCall } from "./use-desk-call";
import "./mine.css";

const COLUMNS = ["Image", "Group Name", "Hobby", "Location", "Members", "Member since", "Actions"];

/** Other people's groups that I belong to, or help to run. */
export function BelongTable({ caption, groups }: { caption: string; groups: MyGroupView[] }) {
  const [leaving, setLeaving] = useState<MyGroupView | null>(null);
  const call = useDeskCall();
  const close = () => {
    call.forget();
    setLeaving(null);
  };
  const leave = async (group: MyGroupView) => {
    if ((await call.run(`/api/groups/${group._id}/membership`, { method: "DELETE", body: { from: "member" } })) !== undefined) close();
  };
  return (
    <div className="table-room">
      <MyMembershipNotice text={leaving ? null : call.failure} />
      <Table caption={caption} columns={COLUMNS} className="cols-belong">
        {groups.map((group) => (
          <tr key={group._id}>
            <GroupCells group={group} />
            <td className="cell-seats">
              <DrawnInline
                seats={{ taken: group.memberCount, max: group.maxMembers }}
                words={`${formatNumber(group.memberCount)} of ${formatNumber(group.maxMembers)}`}
              />
            </td>
            <td className="cell-day">
              <span className="only-phone">Member since </span>
              {monthOf(group.since)}
            </td>
            <td>
              <div className="cell-actions">
                {group.can.organize.allowed && (
                  <RowLink verb="Desk of" name={group.groupName} href={deskPath(group._id)} words="Desk" count={group.requests} />
                )}
                <RowLink verb="View" name={group.groupName} href={groupPath(group._id)} />
                {group.can.leave.allowed && (
                  <Button variant="danger" size="sm" onClick={() => setLeaving(group)} aria-label={`Leave ${group.groupName}`}>
                    Leave
                  </Button>
                )}
              </div>
            </td>
          </tr>
        ))}
      </Table>
      {leaving && (
        <ReasonDialog title="Leave this group?" submit="Leave" call={call} onSend={() => void leave(leaving)} onClose={close}>
          <p className="text-soft wrap-anywhere">
            Your place in “<bdi>{leaving.groupName}</bdi>” becomes free at once.
            {leaving.closedAt && " While the group is closed nobody can join it again."}
          </p>
        </ReasonDialog>
      )}
    </div>
  );
}
