import type { ReactNode } from "react";
import { Says } from "@/components/ui/says";
import type { BanRow, ListView } from "@/lib/memberships/views";
import { Bans } from "./bans";

/** Those who may not come back, or that there is nobody. */
export function BansPart({ groupId, page, pager }: { groupId: string; page: ListView<BanRow>; pager: ReactNode }) {
  if (page.items.length === 0)
    return (
      <div className="panel">
        <Says icon="ban" title="Nobody is banned">
          A ban is made in Members. It has a reason, which the person reads, and perhaps an end.
        </Says>
      </div>
    );
  return (
    <>
      <Bans groupId={groupId} items={page.items} />
      {pager}
    </>
  );
}
