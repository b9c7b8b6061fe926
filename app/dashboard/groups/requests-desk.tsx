import { startAgain } from "@/app/read-table-page";
import { DeskFrame } from "@/components/memberships/desk-frame";
import { DeskPager } from "@/components/memberships/desk-pager";
import { RequestsPart } from "@/components/memberships/requests-part";
import { listRequests } from "@/lib/memberships/desk-queries";
import { type DeskPageProps, deskMetadata, openDesk } from "./open-desk";

export const requestsMetadata = (props: DeskPageProps, below?: string) => deskMetadata(props, "requests", "Requests", below);

/**
 * The join requests, the first part of a desk. It also has an address of its own, built like those of the other parts, because people guess
 * it.
 */
export async function requestsDesk(props: DeskPageProps, below?: string) {
  const { actor, desk, id, path, words, now } = await openDesk(props, "requests", below);
  const page = await listRequests(actor, id, words.after).catch(startAgain(path));
  const pager = <DeskPager groupId={id} part="requests" page={page} after={words.after} total={desk.counts.requests} />;
  return (
    <DeskFrame desk={desk} part="requests">
      <RequestsPart desk={desk} now={now} page={page} pager={pager} />
    </DeskFrame>
  );
}
