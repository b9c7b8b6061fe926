import { notFound } from "next/navigation";
import { GroupFormPage } from "@/components/groups/group-form-page";
import { getGroupForEdit } from "@/lib/groups/queries";
import { requireViewer } from "@/lib/platform/auth/viewer";
import { pageMetadata } from "@/lib/platform/seo/metadata";

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
      <GroupFormPage key={id} group={group} viewer={viewer} path={path} />
    </div>
  );
}
