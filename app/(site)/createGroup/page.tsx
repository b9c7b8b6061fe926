import { GroupFormPage } from "@/components/groups/group-form-page";
import { requireViewer } from "@/lib/platform/auth/viewer";
import { pageMetadata } from "@/lib/platform/seo/metadata";

const PATH = "/createGroup";

export const generateMetadata = () =>
  pageMetadata({ title: "Create Group", description: "Start a hobby group of your own.", path: PATH, card: "groups", noindex: true });

export default async function CreateGroupPage() {
  const viewer = await requireViewer(PATH);
  return (
    <div className="wrap page">
      <GroupFormPage viewer={viewer} path={PATH} />
    </div>
  );
}
