import { GroupFormPage } from "@/components/groups/group-form-page";
import { requireViewer } from "@/lib/platform/auth/viewer";
import { pageMetadata } from "@/lib/platform/seo/metadata";

const PATH = "/dashboard/dashCreateGroup";

export const generateMetadata = () =>
  pageMetadata({ title: "Create Group", description: "Start a hobby group of your own.", path: PATH, card: "groups", noindex: true });

export default async function DashCreateGroupPage() {
  const viewer = await requireViewer(PATH);
  return <GroupFormPage viewer={viewer} path={PATH} />;
}
