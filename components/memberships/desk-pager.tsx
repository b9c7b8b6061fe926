import { ForwardPager } from "@/components/ui/forward-pager";
import type { ListView } from "@/lib/memberships/views";
import { type DeskPart, deskPath } from "./desk-address";

interface DeskPagerProps {
  groupId: string;
  part: DeskPart;
  page: ListView<unknown>;
  /** Where this page begins, as its address says; undefined on the first one. */
  after: string | undefined;
  /** How many there are in all, where a count of them is kept. */
  total?: number;
}

/** The way through the pages of a list at a group's desk. */
export function DeskPager({ groupId, part, page, after, total }: DeskPagerProps) {
  return (
    <ForwardPager
      label={`Pages of ${part}`}
      path={deskPath(groupId, part)}
      next={page.next}
      started={after !== undefined}
      count={page.items.length}
      total={total}
    />
  );
}
