import { notFound } from "next/navigation";
import { GroupForm } from "@/components/groups/group-form";
import { HOBBIES } from "@/components/groups/hobbies";
import { personOf } from "@/components/groups/wording";
import { requireViewer } from "@/lib/auth/viewer";
import { getGroupForEdit } from "@/lib/groups/queries";
import { pageMetadata } from "@/lib/seo/metadata";

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
  const viewer = await requireViewer(path);
  const group = await getGroupForEdit(viewer, id);
  if (!group) notFound();
  return (
    <div className="wrap page">
      <h1>Update Group</h1>
      <p className="mt-2 mb-8 text-soft">Unpick what no longer fits and sew it anew.</p>
      <GroupForm key={id} group={group} hobbies={HOBBIES} person={personOf(viewer)} path={path} />
    </div>
  );
}
