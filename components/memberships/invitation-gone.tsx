import { ButtonLink } from "@/components/ui/button";
import { publicPath } from "./desk-address";
import "./invite.css";

export type GoneReason = "used-up" | "expired" | "revoked" | "unknown";

const WORDS: Record<GoneReason, [title: string, text: string]> = {
  expired: ["This invitation has ended", "Ask whoever sent it for a new one, or ask to join on the group’s page."],
  "used-up": ["This invitation is used up", "As many people have used it as it was made for. You can still ask to join."],
  revoked: ["This invitation was taken back", "The organizers no longer use this link. You can still look at the group."],
  unknown: ["We do not know this invitation", "Perhaps the end of the link is missing. Open it again from the message you got."],
};

/** An invitation that leads nowhere any more: said kindly, with two ways on. */
export function InvitationGone({ reason, slug }: { reason: GoneReason; slug: string | null }) {
  const [title, text] = WORDS[reason];
  return (
    <div className="wrap page">
      <div className="gone">
        <img src="/art/invitation-ended.svg" alt="" width={480} height={420} className="spot" />
        <h1>{title}</h1>
        <p>{text}</p>
        <div className="ways">
          {slug && (
            <ButtonLink href={publicPath(slug)} prefetch={false}>
              See the group
            </ButtonLink>
          )}
          <ButtonLink variant={slug ? "outline" : "lead"} href="/allGroups" prefetch={false}>
            All Groups
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
