import { startAgain } from "@/app/read-table-page";
import { DeskFrame } from "@/components/memberships/desk-frame";
import { DeskPager } from "@/components/memberships/desk-pager";
import { WaitPart } from "@/components/memberships/wait-part";
import { listWaiting } from "@/lib/memberships/desk-queries";
import { type DeskPageProps, deskMetadata, openDesk } from "../../open-desk";

export const generateMetadata = (props: DeskPageProps) => deskMetadata(props, "waitlist", "Waitlist");

export default async function WaitlistPage(props: DeskPageProps) {
  const { actor, desk, id, path, words, now } = await openDesk(props, "waitlist");
  const page = await listWaiting(actor, id, words.after).catch(startAgain(path));
  const pager = <DeskPager groupId={id} part="waitlist" page={page} after={words.after} total={desk.counts.waiting} />;
  return (
    <DeskFrame desk={desk} part="waitlist">
      <WaitPart desk={desk} now={now} page={page} pager={pager} />
    </DeskFrame>
  );
}
