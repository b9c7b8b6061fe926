import { ButtonLink } from "@/components/ui/button";
import { Drawing } from "@/components/ui/drawing";
import "./invite.css";

type GoneReason = "used-up" | "expired" | "revoked" | "unknown";

const WORDS: Record<GoneReason, [title: string, text: string]> = {
  expired: ["This invitation has ended", "Ask whoever sent it for a new one."],
  "used-up": ["This invitation is used up", "As many people have used it as it was made for. Ask whoever sent it for a new one."],
  revoked: ["This invitation was taken back", "The organizers no longer use this link. Ask an organizer if you think that is a mistake."],
  unknown: ["We do not know this invitation", "Perhaps the end of the link is missing. Open it again from the message you got."],
};

/** What the API calls it. */
export const reasonOf = (code: string | undefined): GoneReason =>
  code === "expired" || code === "revoked" ? code : code === "used_up" ? "used-up" : "unknown";

/** An invitation that leads nowhere any more: said kindly, with a way on. */
export function InvitationGone({ reason }: { reason: GoneReason }) {
  const [title, text] = WORDS[reason];
  return (
    <div className="wrap page">
      <div className="gone">
        <Drawing src="/art/invitation-ended.svg" alt="" width={480} height={420} className="spot" />
        <h1 tabIndex={-1}>{title}</h1>
        <p>{text}</p>
        <div className="ways">
          <ButtonLink href="/allGroups">All Groups</ButtonLink>
        </div>
      </div>
    </div>
  );
}
