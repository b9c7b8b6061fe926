import { BansPart } from "@/components/memberships/bans-part";
import { deskPath } from "@/components/memberships/desk-address";
import { DeskFrame } from "@/components/memberships/desk-frame";
import { ForwardPager } from "@/components/ui/forward-pager";
import { listBans } from "@/lib/memberships/desk-queries";
import { type DeskPageProps, deskMetadata, openDesk } from "../../open-desk";

export const generateMetadata = (props: DeskPageProps) => deskMetadata(props, "bans", "Bans");

export default async function BansPage(props: DeskPageProps) {
  const { actor, desk, id, words } = await openDesk(props, "bans");
  const page = await listBans(actor, id, words.after);
  const pager = (
    <ForwardPager
      label="Pages of bans"
      path={deskPath(id, "bans")}
      next={page.next}
      started={words.after !== undefined}
      count={page.items.length}
      total={desk.counts.banned}
    />
  );
  return (
    <DeskFrame desk={desk} part="bans">
      <BansPart groupId={id} page={page} pager={pager} />
    </DeskFrame>
  );
}
