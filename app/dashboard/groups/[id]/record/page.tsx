import { deskPath } from "@/components/memberships/desk-address";
import { DeskFrame } from "@/components/memberships/desk-frame";
import { RecordPart } from "@/components/memberships/record-part";
import { ForwardPager } from "@/components/ui/forward-pager";
import { listActions } from "@/lib/memberships/desk-queries";
import { type DeskPageProps, deskMetadata, openDesk } from "../../open-desk";

export const generateMetadata = (props: DeskPageProps) => deskMetadata(props, "record", "Record");

export default async function RecordPage(props: DeskPageProps) {
  const { actor, desk, id, words } = await openDesk(props, "record");
  const page = await listActions(actor, id, words.after);
  const pager = (
    <ForwardPager
      label="Pages of record"
      path={deskPath(id, "record")}
      next={page.next}
      started={words.after !== undefined}
      count={page.items.length}
    />
  );
  return (
    <DeskFrame desk={desk} part="record">
      <RecordPart page={page} pager={pager} />
    </DeskFrame>
  );
}
