import { type Query, readTablePage } from "@/app/read-table-page";
import { AllGroupsTable } from "@/components/groups/all-groups-table";
import { pageAddress, turnsOf } from "@/components/groups/list-address";
import { EmptyState } from "@/components/ui/empty-state";
import { Pager } from "@/components/ui/pager";
import { listGroupCards, presentCategories } from "@/lib/groups/queries";
import { PAGE_SIZE } from "@/lib/groups/schema";
import { pageMetadata } from "@/lib/platform/seo/metadata";

const PATH = "/dashboard/dashAllGroup";

export const generateMetadata = () =>
  pageMetadata({ title: "All Groups", description: "Every hobby group in one table.", path: PATH, noindex: true });

/** The number of the first row. A keyset page does not know how many rows precede it, so the pager puts this number into the address. */
const firstNumber = (from: string | string[] | undefined): number => {
  const number = Number(from);
  return Number.isSafeInteger(number) && number > 0 ? number : 1;
};

export default async function DashAllGroupPage({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const [page, categories] = await Promise.all([readTablePage(PATH, query, (_actor, start) => listGroupCards(start)), presentCategories()]);
  const from = page.hasPrevious ? firstNumber(query.from) : 1;
  const { previous, next } = turnsOf(page);
  return (
    <>
      <h1 className="mb-8">All Groups</h1>
      <div className="panel">
        {page.items.length > 0 ? (
          <AllGroupsTable groups={page.items} from={from} />
        ) : (
          <EmptyState art="/art/no-results.svg" title="No groups found." />
        )}
        <Pager
          label="Pages of all groups"
          previous={previous ? pageAddress(PATH, previous) : null}
          next={next ? pageAddress(PATH, next) : null}
          count={page.items.length}
          size={PAGE_SIZE}
          total={categories.reduce((sum, { count }) => sum + count, 0)}
        />
      </div>
    </>
  );
}
