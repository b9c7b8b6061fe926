import { Button } from "@/components/ui/button";
import type { InvitationRow } from "@/lib/memberships/views";
import { DrawnInline } from "./drawn-places";
import { dayOf } from "./join-words";

interface InvitationItemProps {
  invitation: InvitationRow;
  onRevoke: () => void;
  /** Null if the viewer may not invite people, for example because the group is closed. */
  onAgain: (() => void) | null;
}

/** An invitation in the list, with its name or its e-mail address. The link itself is never shown again. */
export function InvitationItem({ invitation, onRevoke, onAgain }: InvitationItemProps) {
  const { email, name, role, state, uses, used, expiresAt, revokedAt, declinedAt, invitedBy } = invitation;
  const title = email ?? name ?? "A link without a name";
  return (
    <li>
      <div>
        <b dir="auto">{title}</b>
        {role === "organizer" && <span className="tag dye-sky">Organizer</span>}
        <p className="link-facts">
          <InvitationState invitation={invitation} />
          {!email && <DrawnInline seats={{ taken: used, max: uses }} words={`${used} of ${uses} used`} />}
          {hasDeclined(invitation) && declinedAt && <span>on {dayOf(declinedAt)}</span>}
          {state === "active" && <span>ends {dayOf(expiresAt)}</span>}
          {state === "expired" && (
            <span>
              {declinedAt ? "ended" : "on"} {dayOf(expiresAt)}
            </span>
          )}
          {state === "revoked" && revokedAt && <span>on {dayOf(revokedAt)}</span>}
          <span dir="auto">by {invitedBy}</span>
        </p>
      </div>
      {state === "active" && (
        <Button variant="danger" size="sm" onClick={onRevoke} aria-label={`Revoke ${title}`}>
          Revoke
        </Button>
      )}
      {state !== "active" && !email && onAgain && (
        <Button variant="outline" size="sm" onClick={onAgain} aria-label={`Make a new one like ${title}`}>
          Make a new one
        </Button>
      )}
    </li>
  );
}

const STATES = { active: "Active", "used-up": "Used up", expired: "Expired", revoked: "Revoked" } as const;
const LOOKS = { active: "stand-good", "used-up": "stand-over soft", expired: "stand-over soft", revoked: "stand-over stand-warn" } as const;

/** A refusal is shown as the state, unless the person accepted afterwards or the invitation was revoked. */
const hasDeclined = ({ state, declinedAt }: InvitationRow): boolean => declinedAt !== null && (state === "active" || state === "expired");

function InvitationState({ invitation }: { invitation: InvitationRow }) {
  const { state, email } = invitation;
  if (hasDeclined(invitation)) return <span className="stand stand-over soft">Declined</span>;
  if (email && state === "active") return <span className="stand soft">Sent</span>;
  if (email && state === "used-up") return <span className="stand stand-good">Accepted</span>;
  return <span className={`stand ${LOOKS[state]}`}>{STATES[state]}</span>;
}
