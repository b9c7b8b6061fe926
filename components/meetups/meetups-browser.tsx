import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { ForwardPager } from "@/components/ui/forward-pager";
import { type MeetupsView, meetupsAddress } from "@/lib/meetups/addresses";
import { monthAddress } from "@/lib/meetups/month-addresses";
import type { MeetupRows } from "@/lib/meetups/page-views";
import { Agenda } from "./agenda";
import { daysOf } from "./meet-line";
import { MeetupsHead } from "./meetups-head";
import { ViewSwitch } from "./view-switch";
import "@/components/groups/browser.css";

interface MeetupsBrowserProps {
  view: MeetupsView;
  page: MeetupRows;
  now: string;
}

/** The coming meetups of all public groups, with filters. */
export function MeetupsBrowser({ view, page, now }: MeetupsBrowserProps) {
  return (
    <div className="wrap browser">
      <MeetupsHead view={view} />
      <div className="view-head">
        <h2>What is coming</h2>
        <ViewSwitch current="list" list={meetupsAddress(view)} month={monthAddress(view)} />
      </div>
      {page.items.length > 0 ? <Agenda days={daysOf(page.items, page.zone, now)} /> : <Nothing view={view} />}
      <ForwardPager
        label="Pages of meetups"
        path={meetupsAddress({ ...view, after: undefined })}
        next={page.next}
        started={view.after !== undefined}
        count={page.items.length}
      />
    </div>
  );
}

function Nothing({ view }: { view: MeetupsView }) {
  const narrowed = view.when || view.category || view.free;
  return (
    <EmptyState art="/art/no-results.svg" title="Nothing on these days">
      <p className="text-soft">{narrowed ? "Try other days or another hobby." : "No group has planned a meetup yet."}</p>
      {narrowed && (
        <ButtonLink variant="outline" href="/meetups">
          Show all meetups
        </ButtonLink>
      )}
    </EmptyState>
  );
}
