import { startAgain } from "@/app/read-table-page";
import { DeskFrame } from "@/components/memberships/desk-frame";
import { DeskPager } from "@/components/memberships/desk-pager";
import { RecordPart } from "@/components/memberships/record-part";
import { listActions } from "@/lib/memberships/desk-queries";
import { type DeskPageProps, deskMetadata, openDesk } from "../../open-desk";

export const generateMetadata = (props: DeskPageProps) => deskMetadata(props, "record", "Record");

export default async function RecordPage(props: DeskPageProps) {
  const { actor, desk, id, path, words } = await openDesk(props, "record");
  const page = await listActions(actor, id, words.after).catch(startAgain(path));
  const pager = <DeskPager groupId={id} part="record" page={page} after={words.after} />;
  return (
    <DeskFrame desk={desk} part="record">
      <RecordPart page={page} pager={pager} />
    </DeskFrame>
  );
}
