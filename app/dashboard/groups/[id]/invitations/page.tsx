import { deskPath } from "@/components/memberships/desk-address";
import { DeskFrame } from "@/components/memberships/desk-frame";
import { InvitationsPart } from "@/components/memberships/invitations-part";
import { ForwardPager } from "@/components/ui/forward-pager";
import { listInvitations } from "@/lib/memberships/invitation-queries";
import { type DeskPageProps, deskMetadata, openDesk } from "../../open-desk";

export const generateMetadata = (props: DeskPageProps) => deskMetadata(props, "invitations", "Invitations");

export default async function InvitationsPage(props: DeskPageProps) {
  const { actor, desk, id, words } = await openDesk(props, "invitations");
  const page = await listInvitations(actor, id, words.after);
  const pager = (
    <ForwardPager
      label="Pages of invitations"
      path={deskPath(id, "invitations")}
      next={page.next}
      started={words.after !== undefined}
      count={page.items.length}
    />
  );
  return (
    <DeskFrame desk={desk} part="invitations">
      <InvitationsPart desk={desk} page={page} pager={pager} />
    </DeskFrame>
  );
}
