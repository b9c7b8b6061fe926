"use client";

import { Avatar } from "@/components/account/avatar";
import { Button } from "@/components/ui/button";
import type { BanRow } from "@/lib/memberships/views";
import { DeskNotice } from "./desk-notice";
import { dayOf } from "./join-words";
import { useDeskCall } from "./use-desk-call";
import "./roster.css";
import "./stand.css";

/** The banned people, with the reason and the end of each ban. */
export function Bans({ groupId, items }: { groupId: string; items: BanRow[] }) {
  const { run, pending, failure } = useDeskCall();
  return (
    <>
      <DeskNotice groupId={groupId} text={failure} />
      <section className="panel" aria-label="Bans">
        <table className="roster roster-bans">
          <caption className="sr-only">Banned people</caption>
          <thead>
            <tr>
              <th scope="col">Person</th>
              <th scope="col">Since</th>
              <th scope="col">Ends</th>
              <th scope="col">Reason</th>
              <th scope="col">
                <span className="sr-only">Manage</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {items.map(({ _id, displayName, photoURL, bannedAt, until, reason, can }) => (
              <tr key={_id}>
                <th scope="row">
                  <div className="roster-who">
                    <Avatar name={displayName} photoURL={photoURL} />
                    <b dir="auto">{displayName}</b>
                  </div>
                </th>
                <td>
                  <span className="stand stand-warn stand-over">
                    {bannedAt && <span className="only-phone">since </span>}
                    {bannedAt ? dayOf(bannedAt) : "not known"}
                  </span>
                </td>
                <td>{until ? `until ${dayOf(until)}` : "for good"}</td>
                <td dir="auto" className="wrap-anywhere">
                  {reason}
                </td>
                <td>
                  {can.lift.allowed && (
                    <Button
                      variant="outline"
                      size="sm"
                      pending={pending}
                      aria-label={`Lift the ban of ${displayName}`}
                      onClick={() => void run(`/api/groups/${groupId}/bans/${_id}`, { method: "DELETE" })}
                    >
                      Lift
                    </Button>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
