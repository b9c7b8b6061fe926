import { FocusGoesOn } from "@/components/ui/focus-goes-on";
import { ForwardPager } from "@/components/ui/forward-pager";
import type { MyGroupsView } from "@/lib/memberships/page-views";
import { BelongTable } from "./belong-table";
import { WaitingTable } from "./waiting-table";
import "./mine.css";

interface MyMembershipsProps {
  groups: MyGroupsView;
  path: string;
  /** For each section, whether this is not its first page. */
  started: { run: boolean; belong: boolean; waiting: boolean };
}

/** The groups that the person helps to run, belongs to and waits for, below the table of their own groups. Leaves out empty sections. */
export function MyMemberships({ groups: { run, belong, waiting, counts }, path, started }: MyMembershipsProps) {
  return (
    <FocusGoesOn className="mine">
      {run.items.length > 0 && (
        <section aria-labelledby="helped">
          <h2 id="helped">I help to run</h2>
          <BelongTable caption="I help to run" groups={run.items} />
          <ForwardPager
            label="Pages of groups I help to run"
            path={path}
            name="run"
            next={run.next}
            started={started.run}
            count={run.items.length}
          />
        </section>
      )}
      {belong.items.length > 0 && (
        <section aria-labelledby="belong">
          <h2 id="belong">I belong to</h2>
          <BelongTable caption="I belong to" groups={belong.items} />
          <ForwardPager
            label="Pages of groups I belong to"
            path={path}
            name="belong"
            next={belong.next}
            started={started.belong}
            count={belong.items.length}
            total={counts.belong}
          />
        </section>
      )}
      {waiting.items.length > 0 && (
        <section aria-labelledby="waiting">
          <h2 id="waiting">Waiting</h2>
          <WaitingTable groups={waiting.items} />
          <ForwardPager
            label="Pages of groups I wait for"
            path={path}
            name="waiting"
            next={waiting.next}
            started={started.waiting}
            count={waiting.items.length}
          />
        </section>
      )}
    </FocusGoesOn>
  );
}
