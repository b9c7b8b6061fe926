import { Avatar } from "@/components/account/avatar";
import { Says } from "@/components/ui/says";
import type { InvitationCard } from "@/lib/memberships/views";
import { DrawnPlaces } from "./drawn-places";
import { InvitationAnswer } from "./invitation-answer";
import { broughtBy } from "./invitation-words";
import { dayOf } from "./join-words";
import { Letter } from "./letter";
import { members } from "./places-words";

/** The page of an invitation. It is shown while the invitation is valid, and afterwards to people who joined by it. */
export function Invitation({ card, token, person }: { card: InvitationCard; token: string; person: string | null }) {
  const { group, invitedBy, text, state, expiresAt } = card;
  const { memberCount: taken, maxMembers: max, waitingCount: waiting } = group.places;
  return (
    <div className="wrap invite">
      <Letter group={group} />
      <div className="min-w-0">
        <div className="invite-by">
          <Avatar name={invitedBy.displayName} photoURL={invitedBy.photoURL} className="avatar-large" />
          <p>
            <b dir="auto">{invitedBy.displayName}</b>
            <span className="soft">invites you to join</span>
          </p>
        </div>
        <h1 dir="auto">{group.groupName}</h1>
        {text && (
          <p className="invite-words" dir="auto">
            {text}
          </p>
        )}
        <div className="invite-facts">
          <DrawnPlaces seats={{ taken, max, waiting }} />
          <Says icon="people" title={members(taken)}>
            {broughtBy(card)}
          </Says>
        </div>
        <InvitationAnswer card={card} token={token} person={person} />
        {state === "active" && <p className="fine mt-3">The invitation ends on {dayOf(expiresAt)}.</p>}
      </div>
    </div>
  );
}
