import { GroupFormPage } from "@/components/groups/group-form-page";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { requireActor } from "@/lib/sessions/queries";

const PATH = "/createGroup";

export const generateMetadata = () =>
  pageMetadata({ title: "Create Group", description: "Start a hobby group of your own.", path: PATH, noindex: true });

export default async function CreateGroupPage() {
  const actor = await requireActor(PATH);
  return (
    <div className="wrap page">
      <GroupFormPage viewer={actor} path={PATH} />
    </div>
  );
}
