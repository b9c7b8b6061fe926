import { GroupFormPage } from "@/components/groups/group-form-page";
import { pageMetadata } from "@/lib/platform/seo/metadata";
import { requireActor } from "@/lib/sessions/queries";

const PATH = "/dashboard/dashCreateGroup";

export const generateMetadata = () =>
  pageMetadata({ title: "Create Group", description: "Start a hobby group of your own.", path: PATH, noindex: true });

export default async function DashCreateGroupPage() {
  const actor = await requireActor(PATH);
  return <GroupFormPage viewer={actor} path={PATH} />;
}
