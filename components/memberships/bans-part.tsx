import type { ReactNode } from "react";
import { FocusGoesOn } from "@/components/ui/focus-goes-on";
import { Says } from "@/components/ui/says";
import type { BanRow, ListView } from "@/lib/memberships/views";
import { Bans } from "./bans";

/** The list of banned people, or a message that there are none. */
export function BansPart({ groupId, page, pager }: { groupId: string; page: ListView<BanRow>; pager: ReactNode }) {
  return (
    <>
      <FocusGoesOn className="desk-list">
        {page.items.length === 0 ? (
          <div className="panel">
            <Says icon="ban" title="Nobody is banned">
              A ban is made in Requests, Members or Waitlist. It has a reason, which the person reads, and perhaps an end.
            </Says>
          </div>
        ) : (
          <Bans groupId={groupId} items={page.items} />
        )}
      </FocusGoesOn>
      {pager}
    </>
  );
}
