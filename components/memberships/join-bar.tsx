"use client";

import { useAuth } from "@/components/account/auth-provider";
import { Button, ButtonLink } from "@/components/ui/button";
import { formatNumber } from "@/lib/format-number";
import { ordinal } from "@/lib/ordinal";
import { deskPath } from "./desk-address";
import { JoinButton } from "./join-button";
import { seatsOf } from "./join-panel-outside";
import { dayOf, invitedAs, POLICY_WORDS } from "./join-words";
import { type Joining, useJoining } from "./joining";
import { leftInWords } from "./places-words";
import "@/components/groups/group.css";

/** The bar at the bottom of a phone's screen with the main action of the panel. There is no bar if there is no action. */
export function JoinBar() {
  const { group, membership, panel, heading } = useJoining();
  const reached = useAuth().user?.emailVerified !== false;
  const show = (title: string, words: string, action: React.ReactNode) => (
    <div className="join-bar">
      <p>
        <b>{title}</b>
        <br />
        <small className="text-soft">{words}</small>
      </p>
      {action}
    </div>
  );
  const look = (words: string) => (
    <Button variant="outline" onClick={() => heading.current?.focus()}>
      {words}
    </Button>
  );
  switch (membership?.state) {
    case "banned":
      return null;
    case "requested":
      return show("Requested", "An organizer answers", look("See request"));
    case "waiting":
      return show(
        `${ordinal(membership.position ?? 1)} in line`,
        group.closedAt ? "This group is closed" : reached ? "We write to you" : "No mail reaches you yet",
        look("See the line"),
      );
    case "member": {
      if (membership.role === "member") return null;
      return show(
        membership.role === "owner" ? "You own this group" : "You are an organizer",
        requestWords(panel),
        <ButtonLink href={deskPath(group._id)}>Desk</ButtonLink>,
      );
    }
    default: {
      const invited = panel?.invited;
      if (invited)
        return show(
          `${invited.invitedBy.displayName} invites you`,
          `${invitedAs(invited)}, until ${dayOf(invited.expiresAt)}`,
          look("See the invitation"),
        );
      const refused = membership !== null && !membership.can.join.allowed;
      if (group.closedAt || group.joinPolicy === "invitation" || refused) return null;
      return show(leftInWords(seatsOf(group)), POLICY_WORDS[group.joinPolicy], <JoinButton />);
    }
  }
}

/** How many requests are open. The public page does not know the number. */
function requestWords(panel: Joining["panel"]): string {
  if (panel === null) return "Its desk is yours";
  const waiting = panel.requests ?? 0;
  return waiting === 0 ? "Nothing waits for an answer" : `${formatNumber(waiting)} ${waiting === 1 ? "request waits" : "requests wait"}`;
}
