import type { ReactNode } from "react";
import { Says } from "@/components/ui/says";
import type { ListView, RecordRow } from "@/lib/memberships/views";
import { RecordList } from "./record-list";

/** The part of the desk that shows the group's record of actions. */
export function RecordPart({ page, pager }: { page: ListView<RecordRow>; pager: ReactNode }) {
  return (
    <>
      <section className="panel" aria-labelledby="record">
        <h2 id="record" className="panel-title mb-4">
          What was done, and by whom
        </h2>
        {page.items.length === 0 ? (
          <Says icon="rules" title="Nothing yet">
            Decisions, bans, invitations and changed settings stand here.
          </Says>
        ) : (
          <RecordList items={page.items} />
        )}
      </section>
      {pager}
    </>
  );
}
