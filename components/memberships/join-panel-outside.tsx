"use client";

import { ButtonLink } from "@/components/ui/button";
import type { IconName } from "@/components/ui/icon";
import { Icon } from "@/components/ui/icon";
import { Says } from "@/components/ui/says";
import { publicPath } from "@/lib/groups/page-addresses";
import { DrawnPlaces } from "./drawn-places";
import { JoinButton } from "./join-button";
import { askingWords, dayOf, type JoinGroup, POLICY_WORDS } from "./join-words";
import { useJoining } from "./joining";
import { placesLeft } from "./places-words";
import { ShareButton } from "./share-button";

export const seatsOf = ({ places }: JoinGroup) => ({ taken: places.memberCount, max: places.maxMembers, waiting: places.waitingCount });

const POLICY_ICONS: Record<JoinGroup["joinPolicy"], IconName> = { open: "door", approval: "asked", invitation: "mail" };

/** Says who may join, and what is needed for it. */
export function PolicySays({ group }: { group: JoinGroup }) {
  const { joinPolicy } = group;
  const full = placesLeft(seatsOf(group)) === 0;
  if (joinPolicy === "open" && full)
    return (
      <Says icon="waiting" title="Join the waitlist">
        When a place opens, the first in line gets it. We write to you at once.
      </Says>
    );
  return (
    <Says icon={POLICY_ICONS[joinPolicy]} title={POLICY_WORDS[joinPolicy]}>
      {joinPolicy === "open" && "You are a member as soon as you join."}
      {joinPolicy === "approval" && askingWords(group)}
      {joinPolicy === "approval" && full && " Once you are approved you join the waitlist."}
      {joinPolicy === "invitation" && "Members join with a link from an organizer. If you know one, ask them for it."}
    </Says>
  );
}

/** The panel for a person who is not a member, signed in or not. */
export function NewcomerPart() {
  const { group } = useJoining();
  const byInvitation = group.joinPolicy === "invitation";
  const full = placesLeft(seatsOf(group)) === 0;
  return (
    <>
      <DrawnPlaces seats={seatsOf(group)} />
      <PolicySays group={group} />
      <div className="ways">
        {!byInvitation && <JoinButton wide />}
        <ShareButton path={publicPath(group.slug)} title={group.groupName} />
      </div>
      {!byInvitation && (
        <p className="fine">
          {full ? "You can leave the line at any time." : "Free to join. You can leave at any time."} Organizers see your name and picture,
          not your e-mail address.
        </p>
      )}
    </>
  );
}

/** The panel for a signed-in person who may not join at the moment: why, and what they can do. */
export function RefusedPart() {
  const { group, membership } = useJoining();
  const refusal = membership?.can.join;
  if (group.joinPolicy === "invitation" || !refusal || refusal.allowed) return <NewcomerPart />;
  return (
    <>
      <DrawnPlaces seats={seatsOf(group)} />
      <Says icon="lock" title={refusal.reason}>
        {refusal.next}
      </Says>
      <div className="ways">
        <ShareButton path={publicPath(group.slug)} title={group.groupName} />
      </div>
    </>
  );
}

export function ClosedPart() {
  const { group } = useJoining();
  return (
    <>
      <Says icon="lock" title="This group is closed">
        It ended on {dayOf(group.closedAt ?? "")} and takes no new members. Its pages stay for the people who were part of it.
      </Says>
      <div className="ways">
        <ButtonLink variant="outline" href={`/allGroups?category=${encodeURIComponent(group.hobbyCategory)}`}>
          <Icon name="search" />
          Find similar groups
        </ButtonLink>
      </div>
    </>
  );
}
