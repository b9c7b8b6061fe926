import { notFound } from "next/navigation";
import { cache } from "react";
import { askedAddress } from "@/app/asked-address";
import { type Query, startAgain } from "@/app/read-table-page";
import { MembersPage } from "@/components/memberships/members-page";
import { groupPath } from "@/lib/groups/page-addresses";
import { listMembers } from "@/lib/memberships/member-queries";
import { getGroupPage } from "@/lib/memberships/queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { requireActor } from "@/lib/sessions/queries";

interface MembersOfGroupProps {
  params: Promise<{ id: string }>;
  searchParams: Promise<Query>;
}

const pathOf = (id: string) => `${groupPath(id)}/members`;
const word = (value: string | string[] | undefined): string => (typeof value === "string" ? value : "");

const load = cache(async (id: string) => {
  const actor = await requireActor(pathOf(id));
  return { actor, found: await getGroupPage(actor, id) };
});

export async function generateMetadata({ params }: MembersOfGroupProps) {
  const { id } = await params;
  const { found } = await load(id);
  return pageMetadata({
    title: found ? `Members of ${found.group.groupName}` : "No such group",
    description: "Who is in this group.",
    path: pathOf(id),
    noindex: true,
  });
}

export default async function MembersOfGroup({ params, searchParams }: MembersOfGroupProps) {
  const { id } = await params;
  const { actor, found } = await load(id);
  if (!found) notFound();
  const query = await searchParams;
  const q = word(query.q);
  const after = word(query.after);
  const page = found.panel.membership.can["see-members"].allowed
    ? await listMembers(actor, id, { ...(q && { q }), ...(after && { after }) }).catch(startAgain(askedAddress(pathOf(id), { q })))
    : null;
  return <MembersPage group={found.group} page={page} q={q} started={after !== ""} />;
}
