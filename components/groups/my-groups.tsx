import { Pager } from "@/components/ui/pager";
import { cutText } from "@/lib/cut-text";
import { type OwnGroupRow, PAGE_SIZE } from "@/lib/groups/schema";
import type { ListPage } from "@/lib/list-page";
import type { OwnSeats } from "@/lib/memberships/page-views";
import { pageAddress, turnsOf } from "./list-address";
import { MyGroupsTable } from "./my-groups-table";

interface MyGroupsProps {
  page: ListPage<OwnGroupRow>;
  path: string;
  createHref: string;
  /** How full each group is and how many requests are open, by the group's id. */
  seats: Record<string, OwnSeats>;
  today: string;
}

/** The table of the viewer's own groups, with its pages. It is the same on /myGroup and in the dashboard. */
export function MyGroups({ page, path, createHref, seats, today }: MyGroupsProps) {
  const { previous, next } = turnsOf(page);
  return (
    <>
      <MyGroupsTable
        // A description may have 2,000 characters. The payload contains only its beginning.
        groups={page.items.map((group) => ({ ...group, description: cutText(group.description, 80) }))}
        createHref={createHref}
        seats={seats}
        today={today}
      />
      <Pager
        label="Pages of my groups"
        count={page.items.length}
        size={PAGE_SIZE}
        total={page.total}
        previous={previous ? pageAddress(path, previous) : null}
        next={next ? pageAddress(path, next) : null}
      />
    </>
  );
}
