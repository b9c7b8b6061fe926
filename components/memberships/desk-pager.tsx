import { ForwardPager } from "@/components/ui/forward-pager";
import type { ListView } from "@/lib/memberships/views";
import { type DeskPart, deskPath } from "./desk-address";

interface DeskPagerProps {
  groupId: string;
  part: DeskPart;
  page: ListView<unknown>;
  /** The cursor in the address of this page. Undefined on the first page. */
  after: string | undefined;
  /** How many rows the whole list has, if a count is stored. */
  total?: number;
}

/** The links to the first and the next page of a list at a group's desk. */
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
