import { deskPath } from "@/components/memberships/desk-address";
import { DeskFrame } from "@/components/memberships/desk-frame";
import { RequestsPart } from "@/components/memberships/requests-part";
import { ForwardPager } from "@/components/ui/forward-pager";
import { listRequests } from "@/lib/memberships/desk-queries";
import { type DeskPageProps, deskMetadata, openDesk } from "../open-desk";

export const generateMetadata = (props: DeskPageProps) => deskMetadata(props, "requests", "Requests");

export default async function RequestsPage(props: DeskPageProps) {
  const { actor, desk, id, words, now } = await openDesk(props, "requests");
  const page = await listRequests(actor, id, words.after);
  const pager = (
    <ForwardPager
      label="Pages of requests"
      path={deskPath(id)}
      next={page.next}
      started={words.after !== undefined}
      count={page.items.length}
      total={desk.counts.requests}
    />
  );
  return (
    <DeskFrame desk={desk} part="requests">
      <RequestsPart desk={desk} now={now} page={page} pager={pager} />
    </DeskFrame>
  );
}
