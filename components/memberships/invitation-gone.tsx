import { ButtonLink } from "@/components/ui/button";
import { Drawing } from "@/components/ui/drawing";
import { publicPath } from "@/lib/groups/page-addresses";
import type { EndedInvitation } from "@/lib/memberships/page-views";
import "./invite.css";

type GoneReason = "used-up" | "expired" | "revoked" | "unknown";

const WORDS: Record<GoneReason, [title: string, text: string]> = {
  expired: ["This invitation has ended", "Ask whoever sent it for a new one."],
  "used-up": ["This invitation is used up", "As many people have used it as it was made for. Ask whoever sent it for a new one."],
  revoked: ["This invitation was taken back", "The organizers no longer use this link. Ask an organizer if you think that is a mistake."],
  unknown: ["We do not know this invitation", "Perhaps the end of the link is missing. Open it again from the message you got."],
};

/** Maps the API's code of the refusal to a reason. */
export const reasonOf = (code: string | undefined): GoneReason =>
  code === "expired" || code === "revoked" ? code : code === "used_up" ? "used-up" : "unknown";

/** The page of an invitation that has ended or is unknown. It gives the reason and links to other pages. */
export function InvitationGone({ reason, from }: { reason: GoneReason; from?: EndedInvitation | null }) {
  const [title, text] = WORDS[reason];
  return (
    <div className="wrap page">
      <div className="gone">
        <Drawing src="/art/invitation-ended.svg" alt="" width={480} height={420} className="spot" />
        <h1 tabIndex={-1}>{title}</h1>
        {from && (
          <p className="wrap-anywhere">
            <bdi>{from.invitedBy}</bdi> invited you to <bdi>{from.groupName}</bdi>.
          </p>
        )}
        <p>{text}</p>
        <div className="ways">
          {from && <ButtonLink href={publicPath(from.slug)}>See the group</ButtonLink>}
          <ButtonLink href="/allGroups" variant={from ? "outline" : "lead"}>
            All Groups
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
