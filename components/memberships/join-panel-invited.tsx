"use client";

import { Avatar } from "@/components/account/avatar";
import { Failure } from "@/components/ui/failure";
import { Says } from "@/components/ui/says";
import type { InvitedView } from "@/lib/memberships/page-views";
import { DrawnPlaces } from "./drawn-places";
import { InvitedWays } from "./invited-ways";
import { JoinHeading } from "./join-heading";
import { seatsOf } from "./join-panel-outside";
import { dayOf, invitedAs } from "./join-words";
import { useJoining } from "./joining";
import { placesLeft } from "./places-words";
import { useDeskCall } from "./use-desk-call";

/** An organizer has invited me to the group. */
export function InvitedPart({ invited }: { invited: InvitedView }) {
  const { group } = useJoining();
  const call = useDeskCall();
  const { invitedBy, expiresAt } = invited;
  const full = placesLeft(seatsOf(group)) === 0;
  return (
    <>
      <div className="join-state">
        <Avatar name={invitedBy.displayName} photoURL={invitedBy.photoURL} className="avatar-large" />
        <div>
          <JoinHeading>
            <bdi>{invitedBy.displayName}</bdi> invites you
          </JoinHeading>
          <p>
            to join {invitedAs(invited)}. The invitation ends on {dayOf(expiresAt)}.
          </p>
        </div>
      </div>
      <DrawnPlaces seats={seatsOf(group)} />
      <Failure says={call.failure} className="join-failure" />
      <div className="ways">
        <InvitedWays invited={invited} groupName={group.groupName} full={full} call={call} />
      </div>
    </>
  );
}

/** The same for a person who has asked to join, or is on the waitlist. */
export function InvitedNote({ invited }: { invited: InvitedView }) {
  const { group, membership } = useJoining();
  const call = useDeskCall();
  const waits = membership?.state === "waiting";
  return (
    <div className="panel-note">
      <Says icon="mail" title={`${invited.invitedBy.displayName} invites you to join ${invitedAs(invited)}`}>
        {waits ? "You keep your place in line." : "Nobody has to approve it then."} The invitation ends on {dayOf(invited.expiresAt)}.
      </Says>
      <Failure says={call.failure} className="join-failure" />
      <div className="ways">
        <InvitedWays invited={invited} groupName={group.groupName} full={!waits && placesLeft(seatsOf(group)) === 0} call={call} />
      </div>
    </div>
  );
}
