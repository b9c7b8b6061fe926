"use client";

import { useEffect, useMemo, useState } from "react";
import { Button, ButtonLink } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";
import { Icon } from "@/components/ui/icon";
import type { HostedMeetup } from "@/lib/meetups/desk-views";
import { countsOf, guestsOf, isCalled, partOf } from "../door/guests";
import { readRest } from "../door/read-people";
import { FindName } from "../find-name";
import { AttendeeTable } from "./attendee-table";
import { Tally } from "./tally";
import "@/components/ui/icon-search.css";
import "./attendees.css";

/** All attendees and check-ins: the first pages come with the HTML, the rest is fetched. */
function useEverybody({ meetup, attendees, checkIns }: HostedMeetup) {
  const [people, setPeople] = useState({ attendees: attendees.items, checkIns: checkIns.items });
  const [state, setState] = useState<"reading" | "whole" | "failed">(
    attendees.next === null && checkIns.next === null ? "whole" : "reading",
  );
  useEffect(() => {
    let gone = false;
    setPeople({ attendees: attendees.items, checkIns: checkIns.items });
    if (attendees.next !== null || checkIns.next !== null)
      readRest(meetup._id, attendees, checkIns)
        .then((all) => {
          if (gone) return;
          setPeople(all);
          setState("whole");
        })
        .catch(() => !gone && setState("failed"));
    return () => {
      gone = true;
    };
  }, [meetup._id, attendees, checkIns]);
  return { people, state };
}

/** The people who come, wait or were here, with a search by name. It can be printed as a check-in list. */
export function Attendees({ hosted }: { hosted: HostedMeetup }) {
  const { meetup } = hosted;
  const { people, state } = useEverybody(hosted);
  const [typed, setTyped] = useState("");
  const all = useMemo(() => guestsOf(people, [], meetup.fee), [people, meetup.fee]);
  const found = all.filter(({ name }) => isCalled(name, typed));
  const standing = (...parts: ReturnType<typeof partOf>[]) => found.filter((guest) => parts.includes(partOf(guest, guest.here)));
  const [coming, paid] = [standing("here", "to-come"), standing("paid")];
  // The waiting line is sorted by its own order, not by name.
  const order = new Map(people.attendees.map(({ _id }, index) => [_id, index]));
  const line = standing("in-line").toSorted((one, other) => (order.get(one.personId) ?? 0) - (order.get(other.personId) ?? 0));
  const cancelled = meetup.status === "cancelled";
  const [who, inLine] = cancelled ? ["Who was going", "Who was in line"] : ["Who comes", "In line"];
  if (all.length === 0 && cancelled) return <p>Nobody had answered.</p>;
  if (all.length === 0)
    return (
      <div className="panel">
        <EmptyState art="/art/no-requests.svg" small title="Nobody has answered yet">
          <p className="max-w-prose text-soft">
            Whoever says that they are coming stands here. Pass the link on: a chat is the fastest way.
          </p>
        </EmptyState>
      </div>
    );
  return (
    <section aria-labelledby="attendees" className="attendees">
      <h2 id="attendees">{who}</h2>
      {meetup.over && !cancelled && <Tally guests={all} counts={countsOf(all)} />}
      <div className="attendee-tools">
        <div className="field find">
          <FindName value={typed} onChange={setTyped} />
        </div>
        <Button variant="outline" disabled={state === "reading"} onClick={() => window.print()}>
          <Icon name="print" />
          Print the list
        </Button>
        <ButtonLink variant="outline" href={`/api/meetups/${meetup._id}/attendees.csv`} download>
          <Icon name="download" />
          Export CSV
        </ButtonLink>
      </div>
      {state === "failed" && (
        <p className="notice notice-warn" role="alert">
          <Icon name="warning" />
          <span>Only the first of the list could be fetched. Load the page again for all of it.</span>
        </p>
      )}
      <p role="status" className="sr-only">
        {typed && `${found.length} found`}
      </p>
      {found.length === 0 && <p>Nobody called “{typed}” has answered.</p>}
      {coming.length > 0 && <AttendeeTable caption={who} guests={coming} meetup={meetup} />}
      {line.length > 0 && (
        <>
          <h2>{inLine}</h2>
          <AttendeeTable caption={inLine} guests={line} meetup={meetup} />
        </>
      )}
      {paid.length > 0 && (
        <>
          <h2>Paid, and not here</h2>
          <AttendeeTable caption="Paid, and not here" guests={paid} meetup={meetup} />
        </>
      )}
    </section>
  );
}
