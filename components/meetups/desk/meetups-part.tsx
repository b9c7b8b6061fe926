import type { ReactNode } from "react";
import { ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import { Tabs } from "@/components/ui/tabs";
import type { DeskMeetup } from "@/lib/meetups/desk-views";
import type { DeskView } from "@/lib/memberships/page-views";
import { meetupsDeskPath, planPath } from "../desk-addresses";
import { DeskMeetupRow } from "./desk-meetup-row";

interface MeetupsPartProps {
  desk: DeskView;
  items: DeskMeetup[];
  past: boolean;
  now: string;
  started: boolean;
  pager: ReactNode;
}

/** The coming and the past meetups on a group's desk. */
export function MeetupsPart({ desk: { group }, items, past, now, started, pager }: MeetupsPartProps) {
  const open = group.closedAt === null;
  const none = items.length === 0 && !started;
  return (
    <>
      <div className="list-head">
        <Tabs
          label="Which meetups"
          current={meetupsDeskPath(group._id, past)}
          tabs={[
            { href: meetupsDeskPath(group._id), words: "Coming" },
            { href: meetupsDeskPath(group._id, true), words: "Past" },
          ]}
        />
        {open && !(none && !past) && (
          <ButtonLink href={planPath(group._id)}>
            <Icon name="plus" />
            Plan a meetup
          </ButtonLink>
        )}
      </div>
      {none ? (
        <None past={past} plan={open ? planPath(group._id) : null} />
      ) : (
        <ul className="desk-meets">
          {items.map((meetup) => (
            <DeskMeetupRow key={meetup._id} meetup={meetup} group={group} now={now} copies={open} />
          ))}
        </ul>
      )}
      {pager}
    </>
  );
}

function None({ past, plan }: { past: boolean; plan: string | null }) {
  if (past)
    return (
      <div className="panel">
        <EmptyState art="/art/only-you.svg" small title="You have not met yet">
          <p className="max-w-prose text-soft">What was stays here, with who came.</p>
        </EmptyState>
      </div>
    );
  return (
    <div className="panel">
      <EmptyState art="/art/empty-groups.svg" title="When do you meet?">
        <p className="max-w-prose text-soft">
          A title, a time and a place are enough. It is done in a minute, and everything can be changed later.
        </p>
        {plan ? (
          <ButtonLink href={plan}>
            <Icon name="plus" />
            Plan the first meetup
          </ButtonLink>
        ) : (
          <p className="text-soft">This group is closed, so nothing new is planned.</p>
        )}
      </EmptyState>
    </div>
  );
}
