import { notFound, redirect } from "next/navigation";
import { mayHaveBeen, startIn, turnAddress } from "@/components/groups/list-address";
import { MyGroups } from "@/components/groups/my-groups";
import { requireViewer } from "@/lib/auth/viewer";
import { listMyGroups } from "@/lib/groups/queries";
import { pageMetadata } from "@/lib/seo/metadata";

const PATH = "/myGroup";

export const generateMetadata = () =>
  pageMetadata({ title: "My Groups", description: "The hobby groups you have created.", path: PATH, card: "groups", noindex: true });

export default async function MyGroupPage({ searchParams }: { searchParams: Promise<Record<string, string | string[] | undefined>> }) {
  const start = startIn(await searchParams);
  const viewer = await requireViewer(start ? turnAddress(PATH, start) : PATH);
  const page = start && (await listMyGroups(viewer, start));
  // The group this page began at was deleted, or the last one on it.
  if (!page) return mayHaveBeen(start) ? redirect(PATH) : notFound();
  if (page.items.length === 0 && (start.after || start.before)) redirect(PATH);
  return (
    <div className="wrap page">
      <h1 className="mb-8">My Groups</h1>
      <MyGroups page={page} path={PATH} createHref="/createGroup" />
    </div>
  );
}
