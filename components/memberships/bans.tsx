"use client";

import { Avatar } from "@/components/account/avatar";
import { Button } from "@/components/ui/button";
import { siteToast } from "@/components/ui/toast";
import type { BanRow } from "@/lib/memberships/views";
import { DeskNotice } from "./desk-notice";
import { dayOf } from "./join-words";
import { useDeskCall } from "./use-desk-call";
import "./roster.css";
import "./stand.css";

/** The banned people, with the reason and the end of each ban. */
export function Bans({ groupId, items }: { groupId: string; items: BanRow[] }) {
  const { run, pending, failure } = useDeskCall();
  const lift = async ({ _id, displayName }: BanRow) => {
    if ((await run(`/api/groups/${groupId}/bans/${_id}`, { method: "DELETE" })) !== undefined)
      void siteToast.success(`The ban of ${displayName} is lifted.`);
  };
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
            {items.map((ban) => (
              <tr key={ban._id}>
                <th scope="row">
                  <div className="roster-who">
                    <Avatar name={ban.displayName} photoURL={ban.photoURL} />
                    <b dir="auto">{ban.displayName}</b>
                  </div>
                </th>
                <td>
                  <span className="stand stand-warn stand-over">
                    {ban.bannedAt && <span className="only-phone">since </span>}
                    {ban.bannedAt ? dayOf(ban.bannedAt) : "not known"}
                  </span>
                </td>
                <td>{ban.until ? `until ${dayOf(ban.until)}` : "for good"}</td>
                <td dir="auto" className="wrap-anywhere">
                  {ban.reason}
                </td>
                <td>
                  {ban.can.lift.allowed && (
                    <Button
                      variant="outline"
                      size="sm"
                      pending={pending}
                      aria-label={`Lift the ban of ${ban.displayName}`}
                      onClick={() => void lift(ban)}
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
