"use client";

import { RowLink } from "@/components/groups/row-link";
import { Table } from "@/components/groups/table";
import { Button } from "@/components/ui/button";
import { formatNumber } from "@/lib/format-number";
import { groupPath } from "@/lib/groups/page-addresses";
import type { MyGroupView } from "@/lib/memberships/page-views";
import { ordinal } from "@/lib/ordinal";
import { GroupCells } from "./group-cells";
import { InvitedWays } from "./invited-ways";
import { askAgainWords, dayOf, invitedAs } from "./join-words";
import { MyMembershipNotice } from "./my-membership-notice";
import { placesLeft } from "./places-words";
import { useDeskCall } from "./use-desk-call";
import "./mine.css";

const COLUMNS = ["Image", "Group Name", "Hobby", "Location", "What I wait for", "Actions"];

/** Groups I am invited to, have asked to join, or am on the waitlist of. Also groups that declined my request. */
export function WaitingTable({ groups }: { groups: MyGroupView[] }) {
  const call = useDeskCall();
  const { run, pending, failure } = call;
  const giveUp = (group: MyGroupView) => void run(`/api/groups/${group._id}/membership`, { method: "DELETE", body: { from: group.state } });
  return (
    <div className="table-room">
      <MyMembershipNotice text={failure} />
      <Table caption="Waiting" columns={COLUMNS}>
        {groups.map((group) => {
          const words = group.state === "waiting" ? "Leave the line" : "Withdraw";
          return (
            <tr key={group._id}>
              <GroupCells group={group} />
              <td className="cell-state">
                <State group={group} />
              </td>
              <td>
                <div className="cell-actions">
                  {group.invited && (
                    <InvitedWays
                      invited={group.invited}
                      groupName={group.groupName}
                      full={placesLeft({ taken: group.memberCount, max: group.maxMembers }) === 0}
                      size="sm"
                      call={call}
                    />
                  )}
                  <RowLink verb="View" name={group.groupName} href={groupPath(group._id)} />
                  {group.can.withdraw.allowed && (
                    <Button
                      variant="outline"
                      size="sm"
                      pending={pending}
                      onClick={() => giveUp(group)}
                      aria-label={
                        group.state === "waiting" ? `Leave the line of ${group.groupName}` : `Withdraw the request to ${group.groupName}`
                      }
                    >
                      {words}
                    </Button>
                  )}
                </div>
              </td>
            </tr>
          );
        })}
      </Table>
    </div>
  );
}

function State({ group: { state, since, position, declined, memberCount, maxMembers, can, invited } }: { group: MyGroupView }) {
  if (invited)
    return (
      <>
        <b>
          <bdi>{invited.invitedBy.displayName}</bdi> invites you
        </b>
        <span>
          {invitedAs(invited)}, until {dayOf(invited.expiresAt)}
        </span>
      </>
    );
  if (declined)
    return (
      <>
        <b>Declined</b>
        <span dir="auto">{declined.reason ? `“${declined.reason}”` : askAgainWords(can.join)}</span>
      </>
    );
  if (state === "waiting")
    return (
      <>
        <b>{position ? `${ordinal(position)} in line` : "In line"}</b>
        <span>
          since {dayOf(since)}, {formatNumber(memberCount)} of {formatNumber(maxMembers)} places taken
        </span>
      </>
    );
  return (
    <>
      <b>Requested</b>
      <span>on {dayOf(since)}</span>
    </>
  );
}
