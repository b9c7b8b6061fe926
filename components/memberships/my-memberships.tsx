import type { MyGroupsView } from "@/lib/memberships/page-views";
import { BelongTable } from "./belong-table";
import { DeskPager } from "./desk-pager";
import { WaitingTable } from "./waiting-table";
import "./mine.css";

interface MyMembershipsProps {
  groups: MyGroupsView;
  path: string;
  /** Which sections do not begin at their beginning. */
  started: { belong: boolean; waiting: boolean };
}

/** Below the table of one's own groups: those one helps to run or belongs to, and those one waits for. Nothing where there are none. */
export function MyMemberships({ groups: { run, belong, waiting }, path, started }: MyMembershipsProps) {
  const inside = [...run.items.filter(({ role }) => role === "organizer"), ...belong.items];
  return (
    <div className="mine">
      {inside.length > 0 && (
        <section aria-labelledby="belong">
          <h2 id="belong">I belong to</h2>
          <BelongTable groups={inside} />
          <DeskPager label="Pages of groups I belong to" path={path} name="belong" next={belong.next} started={started.belong} />
        </section>
      )}
      {waiting.items.length > 0 && (
        <section aria-labelledby="waiting">
          <h2 id="waiting">Waiting</h2>
          <WaitingTable groups={waiting.items} />
          <DeskPager label="Pages of groups I wait for" path={path} name="waiting" next={waiting.next} started={started.waiting} />
        </section>
      )}
    </div>
  );
}
