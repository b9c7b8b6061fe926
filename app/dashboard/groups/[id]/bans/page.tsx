import { startAgain } from "@/app/read-table-page";
import { BansPart } from "@/components/memberships/bans-part";
import { DeskFrame } from "@/components/memberships/desk-frame";
import { DeskPager } from "@/components/memberships/desk-pager";
import { listBans } from "@/lib/memberships/desk-queries";
import { type DeskPageProps, deskMetadata, openDesk } from "../../open-desk";

export const generateMetadata = (props: DeskPageProps) => deskMetadata(props, "bans", "Bans");

export default async function BansPage(props: DeskPageProps) {
  const { actor, desk, id, path, words } = await openDesk(props, "bans");
  const page = await listBans(actor, id, words.after).catch(startAgain(path));
  const pager = <DeskPager groupId={id} part="bans" page={page} after={words.after} total={desk.counts.banned} />;
  return (
    <DeskFrame desk={desk} part="bans">
      <BansPart groupId={id} page={page} pager={pager} />
    </DeskFrame>
  );
}
