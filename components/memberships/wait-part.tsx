import type { ReactNode } from "react";
import { EmptyState } from "@/components/ui/empty-state";
import { FocusGoesOn } from "@/components/ui/focus-goes-on";
import { formatNumber } from "@/lib/format-number";
import type { DeskView } from "@/lib/memberships/page-views";
import type { ListView, WaitRow } from "@/lib/memberships/views";
import { WaitList } from "./wait-list";
import { WaitSide } from "./wait-side";

interface WaitPartProps {
  desk: DeskView;
  page: ListView<WaitRow>;
  now: string;
  pager: ReactNode;
}

/** The part of the desk with the waitlist, or a message that it is empty. */
export function WaitPart({ desk: { group, counts, can }, page, now, pager }: WaitPartProps) {
  const max = group.places.maxMembers;
  return (
    <>
      <FocusGoesOn className="desk-list">
        {counts.waiting === 0 ? (
          <div className="panel">
            <EmptyState art="/art/no-waitlist.svg" title="Nobody is waiting">
              <p className="max-w-prose text-soft">
                {max === 1 ? "When its one place is taken" : `When all ${formatNumber(max)} places are taken`}, people can line up here in
                the order they come.
              </p>
            </EmptyState>
          </div>
        ) : (
          <div className="desk-split">
            <WaitList groupId={group._id} items={page.items} total={counts.waiting} now={now} />
            <WaitSide groupId={group._id} places={group.places} mayRaise={can["edit-settings"].allowed && group.closedAt === null} />
          </div>
        )}
      </FocusGoesOn>
      {pager}
    </>
  );
}
