import { notFound, redirect } from "next/navigation";
import { mayHaveBeen, startIn, turnAddress } from "@/components/groups/list-address";
import { MyGroups } from "@/components/groups/my-groups";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { requireViewer } from "@/lib/auth/viewer";
import { listMyGroups } from "@/lib/groups/queries";
import { pageMetadata } from "@/lib/seo/metadata";

const PATH = "/dashboard/dashMyGroup";
const CREATE = "/dashboard/dashCreateGroup";

export const generateMetadata = () =>
  pageMetadata({ title: "My Group", description: "The hobby groups you have created.", path: PATH, card: "groups", noindex: true });

export default async function DashMyGroupPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const start = startIn(await searchParams);
  const viewer = await requireViewer(start ? turnAddress(PATH, start) : PATH);
  const page = start && (await listMyGroups(viewer, start));
  // The group this page began at was deleted, or the last one on it.
  if (!page) return mayHaveBeen(start) ? redirect(PATH) : notFound();
  if (page.items.length === 0 && (start.after || start.before)) redirect(PATH);
  return (
    <>
      <div className="dash-head">
        <h1>My Group</h1>
        {page.items.length > 0 && (
          <ButtonLink size="sm" href={CREATE} prefetch={false}>
            <Icon name="plus" />
            Create Group
          </ButtonLink>
        )}
      </div>
      <div className="panel">
        <MyGroups page={page} path={PATH} createHref={CREATE} />
      </div>
    </>
  );
}
