import { readMemberships } from "@/app/read-memberships";
import { type Query, readTablePage } from "@/app/read-table-page";
import { today } from "@/app/today";
import { MyGroups } from "@/components/groups/my-groups";
import { MyMemberships } from "@/components/memberships/my-memberships";
import { MySections } from "@/components/memberships/my-sections";
import { ButtonLink } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { listMyGroups } from "@/lib/groups/queries";
import { pageMetadata } from "@/lib/platform/seo/metadata";

const PATH = "/dashboard/dashMyGroup";
const CREATE = "/dashboard/dashCreateGroup";

export const generateMetadata = () =>
  pageMetadata({ title: "My Group", description: "The hobby groups you have created.", path: PATH, noindex: true });

export default async function DashMyGroupPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const page = await readTablePage(PATH, query, listMyGroups);
  const { groups, seats, started } = await readMemberships(PATH, query, page.items);
  return (
    <>
      <div className="dash-head">
        <h1>My Group</h1>
        {page.items.length > 0 && (
          <ButtonLink size="sm" href={CREATE}>
            <Icon name="plus" />
            Create Group
          </ButtonLink>
        )}
      </div>
      <MySections counts={groups.counts} />
      <div className="panel">
        <MyGroups page={page} path={PATH} createHref={CREATE} seats={seats} today={today()} />
      </div>
      <MyMemberships groups={groups} path={PATH} started={started} />
    </>
  );
}
