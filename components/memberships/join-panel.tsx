"use client";

import type { ReactNode } from "react";
import { Failure } from "@/components/ui/failure";
import { useFocusGoesOn } from "@/components/ui/use-focus-goes-on";
import { MemberPart, OrganizerPart, RulesChangedPart } from "./join-panel-inside";
import { InvitedNote, InvitedPart } from "./join-panel-invited";
import { ClosedPart, NewcomerPart, RefusedPart } from "./join-panel-outside";
import { BannedPart, DeclinedNote, QueuePart, RequestedPart } from "./join-panel-waiting";
import { type Joining, useJoining } from "./joining";
import { MoveNote } from "./move-note";
import { TransferNote } from "./transfer-note";
import "@/components/groups/group.css";

/** The join panel, for every state of a membership: what the state is, what happens next, and the main action. */
export function JoinPanel({ children }: { children?: ReactNode }) {
  const joining = useJoining();
  // A note disappears with its buttons after it is answered, so the focus has to move.
  useFocusGoesOn(joining.region, () => joining.heading.current ?? joining.region.current);
  const calm = joining.membership?.state === "banned" || (joining.group.closedAt !== null && joining.membership?.state !== "member");
  return (
    <section
      ref={joining.region}
      className={`panel join-panel ${calm ? "" : "seam"}`}
      aria-label={joining.membership ? "My membership" : "Joining"}
      tabIndex={-1}
    >
      {joining.panel?.transfer && <TransferNote groupId={joining.group._id} offer={joining.panel.transfer} />}
      {joining.panel?.invited && isAsking(joining) && <InvitedNote invited={joining.panel.invited} />}
      {joining.panel?.move && <MoveNote move={joining.panel.move} />}
      {partFor(joining)}
      {children}
      <Failure says={joining.failure} className="join-failure" />
    </section>
  );
}

const isAsking = ({ membership }: Joining): boolean => membership?.state === "requested" || membership?.state === "waiting";

function partFor({ group, membership, panel }: Joining): ReactNode {
  switch (membership?.state) {
    case "banned":
      return <BannedPart />;
    case "member":
      if (panel?.rulesChanged) return <RulesChangedPart />;
      return membership.role === "member" ? <MemberPart /> : <OrganizerPart />;
    case "requested":
      return <RequestedPart />;
    case "waiting":
      return <QueuePart />;
    default:
      if (group.closedAt) return <ClosedPart />;
      if (panel?.invited) return <InvitedPart invited={panel.invited} />;
      if (panel?.declined) return <DeclinedNote />;
      return membership && !membership.can.join.allowed ? <RefusedPart /> : <NewcomerPart />;
  }
}
