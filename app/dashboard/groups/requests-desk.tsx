import { DeskFrame } from "@/components/memberships/desk-frame";
import { DeskPager } from "@/components/memberships/desk-pager";
import { RequestsPart } from "@/components/memberships/requests-part";
import { listRequests } from "@/lib/memberships/desk-queries";
import { type DeskPageProps, deskMetadata, openDesk } from "./open-desk";

export const requestsMetadata = (props: DeskPageProps, below?: string) => deskMetadata(props, "requests", "Requests", below);

/** Who asks to join: what a desk opens with, also at the address that people conclude from those of its other parts. */
export async function requestsDesk(props: DeskPageProps, below?: string) {
  const { actor, desk, id, words, now } = await openDesk(props, "requests", below);
  const page = await listRequests(actor, id, words.after);
  const pager = <DeskPager groupId={id} part="requests" page={page} after={words.after} total={desk.counts.requests} />;
  return (
    <DeskFrame desk={desk} part="requests">
      <RequestsPart desk={desk} now={now} page={page} pager={pager} />
    </DeskFrame>
  );
}
