import { notFound } from "next/navigation";
import { cache } from "react";
import { GroupFormPage } from "@/components/groups/group-form-page";
import { updateGroupPath } from "@/lib/groups/page-addresses";
import { getGroupForEdit } from "@/lib/groups/queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { requireActor } from "@/lib/sessions/queries";

interface UpdateGroupPageProps {
  params: Promise<{ id: string }>;
}

/** Loads the group once per request, for the metadata and the page. */
const load = cache(async (id: string) => {
  const actor = await requireActor(updateGroupPath(id));
  return { actor, group: await getGroupForEdit(actor, id) };
});

export async function generateMetadata({ params }: UpdateGroupPageProps) {
  const { id } = await params;
  const { group } = await load(id);
  return pageMetadata({
    title: group ? "Update Group" : "No such group",
    description: group ? "Change what your group says about itself." : "There is no such group.",
    path: updateGroupPath(id),
    noindex: true,
  });
}

export default async function UpdateGroupPage({ params }: UpdateGroupPageProps) {
  const { id } = await params;
  const { actor, group } = await load(id);
  if (!group) notFound();
  return (
    <div className="wrap page">
      <GroupFormPage key={id} group={group} viewer={actor} path={updateGroupPath(id)} />
    </div>
  );
}
