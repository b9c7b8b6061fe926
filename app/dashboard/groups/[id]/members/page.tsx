import { startAgain } from "@/app/read-table-page";
import { DeskFrame } from "@/components/memberships/desk-frame";
import { MembersPart } from "@/components/memberships/members-part";
import { ForwardPager } from "@/components/ui/forward-pager";
import { listMembers } from "@/lib/memberships/member-queries";
import { type DeskPageProps, deskMetadata, openDesk } from "../../open-desk";

const ROLES = ["organizer", "member"] as const;

export const generateMetadata = (props: DeskPageProps) => deskMetadata(props, "members", "Members");

export default async function MembersPage(props: DeskPageProps) {
  const { actor, desk, id, path: start, words } = await openDesk(props, "members");
  const role = ROLES.find((each) => each === words.role);
  const { q = "", after } = words;
  const query = new URLSearchParams({ ...(q && { q }), ...(role && { role }) }).toString();
  const path = `${start}${query && `?${query}`}`;
  const page = await listMembers(actor, id, { ...(role && { role }), ...(q && { q }), after }).catch(startAgain(path));
  const pager = (
    <ForwardPager
      label="Pages of members"
      path={path}
      next={page.next}
      started={after !== undefined}
      count={page.items.length}
      total={query ? undefined : desk.counts.members}
    />
  );
  return (
    <DeskFrame desk={desk} part="members">
      <MembersPart desk={desk} page={page} q={q} role={role ?? ""} pager={pager} />
    </DeskFrame>
  );
}
