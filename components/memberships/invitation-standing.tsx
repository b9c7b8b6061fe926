import { UnconfirmedNote } from "@/components/account/unconfirmed-note";
import { ButtonLink } from "@/components/ui/button";
import type { InvitationCard, MembershipView } from "@/lib/memberships/views";
import { ordinal } from "@/lib/ordinal";
import { groupPath } from "./desk-address";
import { GroupPatch } from "./group-patch";
import { Queue } from "./queue";
import "@/components/groups/group.css";

/** An invitation before somebody who is in the group already, or in its line. */
export function InvitationStanding({ card, membership }: { card: InvitationCard; membership: MembershipView }) {
  const { group, role, accept } = card;
  const waits = membership.state === "waiting";
  const becomes = role === "organizer" && !accept.allowed && accept.code === "already_waiting" ? "an organizer" : "a member";
  const position = membership.position ?? 1;
  return (
    <section className="panel seam join-panel" aria-label="My membership">
      {waits && <Queue picture={group.imageUrl} position={position} />}
      <div className="join-state">
        {!waits && <GroupPatch src={group.imageUrl} look="member" />}
        <div>
          <h2>
            {waits ? (
              <>
                You are <span className="digits">{ordinal(position)}</span> in line
              </>
            ) : (
              "You are a member"
            )}
          </h2>
          <p>{waits ? `When a place opens for you, you are ${becomes} and we write to you.` : "There is nothing more to do."}</p>
        </div>
      </div>
      {waits && <UnconfirmedNote />}
      <div className="ways">
        <ButtonLink href={groupPath(group._id)}>Go to the group</ButtonLink>
      </div>
    </section>
  );
}
