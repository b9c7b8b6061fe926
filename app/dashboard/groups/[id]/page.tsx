import { deskPath } from "@/components/memberships/desk-address";
import { DeskFrame } from "@/components/memberships/desk-frame";
import { DeskPager } from "@/components/memberships/desk-pager";
import { RequestsPart } from "@/components/memberships/requests-part";
import { listRequests } from "@/lib/memberships/desk-queries";
import { type DeskPageProps, deskMetadata, openDesk } from "../open-desk";

export const generateMetadata = (props: DeskPageProps) => deskMetadata(props, "requests", "Requests");

export default async function RequestsPage(props: DeskPageProps) {
  const { actor, desk, id, words, now } = await openDesk(props, "requests");
  const page = await listRequests(actor, id, words.after);
  const pager = <DeskPager label="Pages of requests" path={deskPath(id)} next={page.next} started={words.after !== undefined} />;
  return (
    <DeskFrame desk={desk} part="requests">
      <RequestsPart desk={desk} now={now} page={page} pager={pager} />
    </DeskFrame>
  );
}
