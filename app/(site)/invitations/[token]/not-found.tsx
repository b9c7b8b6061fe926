import { InvitationGone } from "@/components/memberships/invitation-gone";

/** Half a link, or one nobody ever made. */
export default function InvitationNotFound() {
  return <InvitationGone reason="unknown" />;
}
