import { UnconfirmedNote } from "@/components/account/unconfirmed-note";
import { ButtonLink } from "@/components/ui/button";
import { groupPath } from "@/lib/groups/page-addresses";
import type { InvitationCard, MembershipView } from "@/lib/memberships/views";
import { ordinal } from "@/lib/ordinal";
import { deskPath } from "./desk-address";
import { GroupPatch } from "./group-patch";
import { Queue } from "./queue";
import "@/components/groups/group.css";

const HEADINGS = { owner: "You own this group", organizer: "You are an organizer", member: "You are a member" };

/** What a person sees in an invitation if they are already a member, or on the waitlist. */
export function InvitationStanding({ card, membership }: { card: InvitationCard; membership: MembershipView }) {
  const { group, role, accept } = card;
  const waits = membership.state === "waiting";
  const becomes = role === "organizer" && !accept.allowed && accept.code === "already_waiting" ? "an organizer" : "a member";
  const position = membership.position ?? 1;
  const standing = membership.role ?? "member";
  const runs = standing !== "member";
  return (
    <section className="panel seam join-panel" aria-label="My membership">
      {waits && <Queue picture={group.imageUrl} position={position} />}
      <div className="join-state">
        {!waits && <GroupPatch src={group.imageUrl} look={standing} />}
        <div>
          <h2 tabIndex={-1}>
            {waits ? (
              <>
                You are <span className="digits">{ordinal(position)}</span> in line
              </>
            ) : (
              HEADINGS[standing]
            )}
          </h2>
          <p>
            {waits
              ? `When a place opens for you, you are ${becomes} and we write to you.`
              : runs
                ? "Requests, members and invitations are on its desk."
                : "There is nothing more to do."}
          </p>
        </div>
      </div>
      {waits && <UnconfirmedNote />}
      <div className="ways">
        {runs && <ButtonLink href={deskPath(group._id)}>To the desk</ButtonLink>}
        <ButtonLink href={groupPath(group._id)} variant={runs ? "outline" : "lead"}>
          Go to the group
        </ButtonLink>
      </div>
    </section>
  );
}
