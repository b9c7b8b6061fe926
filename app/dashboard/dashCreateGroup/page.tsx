import { GroupForm } from "@/components/groups/group-form";
import { HOBBIES } from "@/components/groups/hobbies";
import { personOf } from "@/components/groups/wording";
import { requireViewer } from "@/lib/auth/viewer";
import { pageMetadata } from "@/lib/seo/metadata";

const PATH = "/dashboard/dashCreateGroup";

export const generateMetadata = () =>
  pageMetadata({ title: "Create Group", description: "Start a hobby group of your own.", path: PATH, card: "groups", noindex: true });

export default async function DashCreateGroupPage() {
  const viewer = await requireViewer(PATH);
  return (
    <>
      <h1>Create Group</h1>
      <p className="mt-2 mb-8 text-soft">Five minutes now, a room full of friends later.</p>
      <GroupForm hobbies={HOBBIES} person={personOf(viewer)} path={PATH} />
    </>
  );
}
