"use client";

import { type ReactNode, useState } from "react";
import { Check } from "@/components/ui/check";
import { formatNumber } from "@/lib/format-number";
import type { PlacesView, RequestRow as Row } from "@/lib/memberships/views";
import { BanDialog } from "./ban-dialog";
import { ChosenRequests } from "./chosen-requests";
import { DeclineDialog } from "./decline-dialog";
import { DeskNotice } from "./desk-notice";
import { RequestOver } from "./request-over";
import { RequestRow } from "./request-row";
import { useRequests } from "./use-requests";
import "./requests.css";

const overId = ({ _id }: Row): string => `answered-${_id}`;

interface RequestsProps {
  groupId: string;
  requests: Row[];
  /** The number of requests on all pages. */
  total: number;
  places: PlacesView;
  now: string;
  /** What is shown if there are no requests. */
  none: ReactNode;
}

/** The requests, the oldest first. The checkboxes are an extra: each row has its own buttons to approve and decline. */
export function Requests({ groupId, requests, total, places, now, none }: RequestsProps) {
  const { rows, open, outcomeOf, chosen, setChosen, decide, settle, call } = useRequests(groupId, requests);
  const [declining, setDeclining] = useState<Row[] | null>(null);
  const [banning, setBanning] = useState<Row | null>(null);
  const ids = (list: Row[]) => list.map(({ _id }) => _id);
  const choose = (id: string, on: boolean) => setChosen(new Set(on ? [...ids(chosen), id] : ids(chosen).filter((other) => other !== id)));

  const decline = async (reason: string) => {
    if (declining && (await decide(ids(declining), "decline", reason))) setDeclining(null);
  };

  if (rows.length === 0) return none;
  return (
    <>
      <DeskNotice groupId={groupId} text={declining || banning ? null : call.failure} />
      <section className="panel" aria-labelledby="requests">
        <div className="list-head">
          <div>
            <h2 id="requests">
              {total === 0 && "Everybody has an answer"}
              {total > 0 && (
                <>
                  <span className="digits">{formatNumber(total)}</span> {total === 1 ? "person asks" : "people ask"} to join
                </>
              )}
            </h2>
            {total > 0 && <p>Oldest first</p>}
          </div>
          {open.length > 1 && (
            <Check checked={chosen.length === open.length} onChange={(event) => setChosen(new Set(event.target.checked ? ids(open) : []))}>
              Choose all
            </Check>
          )}
        </div>
        <ul className="requests mt-4">
          {rows.map((request) => {
            const outcome = outcomeOf(request._id);
            if (outcome) return <RequestOver key={request._id} id={overId(request)} name={request.displayName} outcome={outcome} />;
            return (
              <RequestRow
                key={request._id}
                request={request}
                now={now}
                chosen={chosen.includes(request)}
                pending={call.calling}
                onChoose={(on) => choose(request._id, on)}
                onApprove={() => void decide([request._id], "approve")}
                onDecline={() => setDeclining([request])}
                onBan={() => setBanning(request)}
              />
            );
          })}
        </ul>
      </section>
      {chosen.length > 0 && (
        <ChosenRequests
          chosen={chosen}
          places={places}
          pending={call.calling}
          onApprove={() => void decide(ids(chosen), "approve")}
          onDecline={() => setDeclining(chosen)}
          onClear={() => setChosen(new Set())}
        />
      )}
      {declining && (
        <DeclineDialog
          requests={declining}
          call={call}
          returnFocus={() => declining[0] && document.getElementById(overId(declining[0]))}
          onSend={(reason) => void decline(reason)}
          onClose={() => {
            call.forget();
            setDeclining(null);
          }}
        />
      )}
      {banning && (
        <BanDialog
          groupId={groupId}
          person={banning}
          means={`${banning.displayName} does not ask any more, and cannot join by a request, an invitation or the waitlist until the ban ends.`}
          call={call}
          returnFocus={() => document.getElementById(overId(banning))}
          onBanned={() => {
            settle(banning._id, { good: false, words: "is banned, and told so." });
            setBanning(null);
          }}
          onClose={() => {
            call.forget();
            setBanning(null);
          }}
        />
      )}
    </>
  );
}
