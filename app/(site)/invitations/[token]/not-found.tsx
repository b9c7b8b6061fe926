import { InvitationGone } from "@/components/memberships/invitation-gone";

/** For an incomplete link, or one that never existed. */
export default function InvitationNotFound() {
  return <InvitationGone reason="unknown" />;
}
