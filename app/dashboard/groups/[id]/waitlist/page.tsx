import { deskPath } from "@/components/memberships/desk-address";
import { DeskFrame } from "@/components/memberships/desk-frame";
import { WaitPart } from "@/components/memberships/wait-part";
import { ForwardPager } from "@/components/ui/forward-pager";
import { listWaiting } from "@/lib/memberships/desk-queries";
import { type DeskPageProps, deskMetadata, openDesk } from "../../open-desk";

export const generateMetadata = (props: DeskPageProps) => deskMetadata(props, "waitlist", "Waitlist");

export default async function WaitlistPage(props: DeskPageProps) {
  const { actor, desk, id, words, now } = await openDesk(props, "waitlist");
  const page = await listWaiting(actor, id, words.after);
  const pager = (
    <ForwardPager
      label="Pages of waitlist"
      path={deskPath(id, "waitlist")}
      next={page.next}
      started={words.after !== undefined}
      count={page.items.length}
      total={desk.counts.waiting}
    />
  );
  return (
    <DeskFrame desk={desk} part="waitlist">
      <WaitPart desk={desk} now={now} page={page} pager={pager} />
    </DeskFrame>
  );
}
