"use client";

import { useState } from "react";
import { Avatar } from "@/components/account/avatar";
import { Button } from "@/components/ui/button";
import { siteToast } from "@/components/ui/toast";
import { formatNumber } from "@/lib/format-number";
import type { WaitRow } from "@/lib/memberships/views";
import { ordinal } from "@/lib/ordinal";
import { isToday, lasting } from "./ago";
import { FoldedAnswers } from "./answers";
import { BanDialog } from "./ban-dialog";
import { DeskNotice } from "./desk-notice";
import { dayOf } from "./join-words";
import { ReasonDialog } from "./reason-dialog";
import { useDeskCall } from "./use-desk-call";
import "./roster.css";
import "./wait.css";

/** The waitlist, in order. Nobody can change the order by hand. */
export function WaitList({ groupId, items, total, now }: { groupId: string; items: WaitRow[]; total: number; now: string }) {
  const [asking, setAsking] = useState<WaitRow | null>(null);
  const [banning, setBanning] = useState<WaitRow | null>(null);
  const call = useDeskCall();
  const close = () => {
    call.forget();
    setAsking(null);
    setBanning(null);
  };
  const done = (message: string) => {
    close();
    void siteToast.success(message);
  };
  const remove = async (person: WaitRow, reason: string) => {
    const path = `/api/groups/${groupId}/members/${person._id}`;
    if ((await call.run(path, { method: "DELETE", body: reason ? { reason } : {} })) !== undefined)
      done(`${person.displayName} is removed, and told so.`);
  };
  return (
    <div className="min-w-0">
      <DeskNotice groupId={groupId} text={asking || banning ? null : call.failure} />
      <section className="panel" aria-labelledby="line">
        <div className="list-head">
          <h2 id="line">
            <span className="digits">{formatNumber(total)}</span> {total === 1 ? "person is" : "people are"} waiting
          </h2>
        </div>
        <ol className="wait mt-4">
          {items.map((person) => (
            <li key={person._id}>
              <span className="wait-at">{formatNumber(person.position)}</span>
              <div className="roster-who">
                <Avatar name={person.displayName} photoURL={person.photoURL} />
                <span>
                  <b dir="auto">{person.displayName}</b>
                  <br />
                  <small>
                    {lasting(person.waitingSince, now)}
                    {isToday(person.waitingSince, now) || <span className="on-table">, since {dayOf(person.waitingSince)}</span>}
                  </small>
                  <FoldedAnswers answers={person.answers} whose={`What ${person.displayName} answered`} />
                </span>
              </div>
              <div className="wait-do">
                <Button
                  variant="outline"
                  size="sm"
                  onClick={() => setAsking(person)}
                  aria-label={`Remove ${person.displayName} from the waitlist`}
                >
                  Remove
                </Button>
                <Button variant="outline" size="sm" onClick={() => setBanning(person)} aria-label={`Ban ${person.displayName}`}>
                  Ban
                </Button>
              </div>
            </li>
          ))}
        </ol>
      </section>
      {banning && (
        <BanDialog
          groupId={groupId}
          person={banning}
          intro={`${ordinal(banning.position)} in line`}
          means={`${banning.displayName} leaves the line, and cannot join by a request, an invitation or the waitlist until the ban ends.`}
          call={call}
          onBanned={() => done(`${banning.displayName} is banned, and told so.`)}
          onClose={close}
        />
      )}
      {asking && (
        <ReasonDialog
          title={
            <>
              Remove <bdi>{asking.displayName}</bdi> from the waitlist?
            </>
          }
          intro={`${ordinal(asking.position)} in line`}
          person={asking}
          submit="Remove"
          reader={`${asking.displayName} reads`}
          call={call}
          onSend={(reason) => void remove(asking, reason)}
          onClose={close}
        >
          {asking.position < total && <p className="text-soft">The people behind {asking.displayName} move up by one.</p>}
        </ReasonDialog>
      )}
    </div>
  );
}
