import { DeskFrame } from "@/components/memberships/desk-frame";
import { SettingsPart } from "@/components/memberships/settings-part";
import { listMembers } from "@/lib/memberships/member-queries";
import { getGroupPage } from "@/lib/memberships/queries";
import { type DeskPageProps, deskMetadata, openDesk } from "../../open-desk";

export const generateMetadata = (props: DeskPageProps) => deskMetadata(props, "settings", "Settings");

export default async function SettingsPage(props: DeskPageProps) {
  const { actor, desk, id } = await openDesk(props, "settings");
  const members = desk.can.transfer.allowed ? await listMembers(actor, id, {}) : { items: [], next: null };
  return (
    <DeskFrame desk={desk} part="settings">
      <SettingsPart
        desk={desk}
        email={actor.email}
        heirs={members.items.filter(({ self }) => !self)}
        moreHeirs={members.next !== null}
        shown={(await getGroupPage(actor, id))?.group ?? null}
      />
    </DeskFrame>
  );
}
