import { readMemberships } from "@/app/read-memberships";
import { type Query, readTablePage } from "@/app/read-table-page";
import { today } from "@/app/today";
import { MyGroups } from "@/components/groups/my-groups";
import { MyMemberships } from "@/components/memberships/my-memberships";
import { MySections } from "@/components/memberships/my-sections";
import { listMyGroups } from "@/lib/groups/queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";

const PATH = "/myGroup";

export const generateMetadata = () =>
  pageMetadata({ title: "My Groups", description: "The hobby groups you have created.", path: PATH, noindex: true });

export default async function MyGroupPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const page = await readTablePage(PATH, query, listMyGroups);
  const { groups, seats, started } = await readMemberships(PATH, query, page.items);
  return (
    <div className="wrap page">
      <h1 className="mb-8">My Groups</h1>
      <MySections counts={groups.counts} />
      <MyGroups page={page} path={PATH} createHref="/createGroup" seats={seats} today={today()} />
      <MyMemberships groups={groups} path={PATH} started={started} />
    </div>
  );
}
