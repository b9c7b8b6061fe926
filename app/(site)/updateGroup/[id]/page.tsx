import { notFound } from "next/navigation";
import { GroupFormPage } from "@/components/groups/group-form-page";
import { getGroupForEdit } from "@/lib/groups/queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { requireActor } from "@/lib/sessions/queries";

interface UpdateGroupPageProps {
  params: Promise<{ id: string }>;
}

export async function generateMetadata({ params }: UpdateGroupPageProps) {
  const path = `/updateGroup/${encodeURIComponent((await params).id)}`;
  return pageMetadata({
    title: "Update Group",
    description: "Change what your group says about itself.",
    path,
    card: "groups",
    noindex: true,
  });
}

export default async function UpdateGroupPage({ params }: UpdateGroupPageProps) {
  const { id } = await params;
  const path = `/updateGroup/${encodeURIComponent(id)}`;
  const actor = await requireActor(path);
  const group = await getGroupForEdit(actor, id);
  if (!group) notFound();
  return (
    <div className="wrap page">
      <GroupFormPage key={id} group={group} viewer={actor} path={path} />
    </div>
  );
}
