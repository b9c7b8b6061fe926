import { startAgain } from "@/app/read-table-page";
import { DeskFrame } from "@/components/memberships/desk-frame";
import { DeskPager } from "@/components/memberships/desk-pager";
import { InvitationsPart } from "@/components/memberships/invitations-part";
import { listInvitations } from "@/lib/memberships/invitation-queries";
import { type DeskPageProps, deskMetadata, openDesk } from "../../open-desk";

export const generateMetadata = (props: DeskPageProps) => deskMetadata(props, "invitations", "Invitations");

export default async function InvitationsPage(props: DeskPageProps) {
  const { actor, desk, id, path, words } = await openDesk(props, "invitations");
  const page = await listInvitations(actor, id, words.after).catch(startAgain(path));
  const pager = <DeskPager groupId={id} part="invitations" page={page} after={words.after} />;
  return (
    <DeskFrame desk={desk} part="invitations">
      <InvitationsPart desk={desk} page={page} pager={pager} />
    </DeskFrame>
  );
}
