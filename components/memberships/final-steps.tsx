"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { DeskView } from "@/lib/memberships/page-views";
import type { PersonView } from "@/lib/memberships/views";
import { DeskNotice } from "./desk-notice";
import { dayOf } from "./join-words";
import { MoveDialog } from "./move-dialog";
import { MoveStep } from "./move-step";
import { members, people } from "./places-words";
import { ReasonDialog } from "./reason-dialog";
import { TransferDialog } from "./transfer-dialog";
import { useDeskCall } from "./use-desk-call";

type Asking = "close" | "delete" | "transfer" | "move" | null;

/** What an owner does once: hand the group over, close it, open it again, delete it. */
export function FinalSteps({ desk, heirs, moreHeirs }: { desk: DeskView; heirs: PersonView[]; moreHeirs: boolean }) {
  const { group, counts, can, transfer } = desk;
  // Somebody who owns it no more reads why a press came to nothing.
  const final = (["transfer", "move", "close", "reopen", "delete"] as const).some((act) => can[act].allowed);
  const [asking, setAsking] = useState<Asking>(null);
  const call = useDeskCall();
  const router = useRouter();
  const base = `/api/groups/${group._id}`;
  const done = () => {
    call.forget();
    setAsking(null);
  };
  const send = async (path: string, method: "POST" | "DELETE" | "PUT", body?: unknown) => {
    if ((await call.run(`${base}${path}`, { method, ...(body !== undefined && { body }) })) === undefined) return;
    done();
    if (path === "" && method === "DELETE") router.push("/dashboard/dashMyGroup");
  };
  return (
    <>
      <DeskNotice groupId={group._id} text={asking ? null : call.failure} />
      {final && (
        <section className="panel" id="owner" aria-label="Owner">
          {transfer ? (
            <div className="final">
              <b>Offered to {transfer.person.displayName}</b>
              <p>You are the owner until they accept. The offer ends on {dayOf(transfer.expiresAt)}.</p>
              <Button variant="outline" size="sm" pending={call.pending} onClick={() => void send("/transfer", "DELETE")}>
                Take the offer back
              </Button>
            </div>
          ) : (
            can.transfer.allowed && (
              <div className="final">
                <b>Hand the group over</b>
                <p>Another member becomes the owner once they accept. You stay an organizer.</p>
                <Button variant="outline" size="sm" onClick={() => setAsking("transfer")}>
                  <Icon name="handover" />
                  Choose a new owner
                </Button>
              </div>
            )
          )}
          {can.move.allowed && <MoveStep move={desk.move} onMove={() => setAsking("move")} />}
          {can.close.allowed && (
            <div className="final">
              <b>Close the group</b>
              <p>It takes no new members. Its pages stay, and you can open it again.</p>
              <Button variant="outline" size="sm" onClick={() => setAsking("close")}>
                <Icon name="lock" />
                Close group
              </Button>
            </div>
          )}
          {can.reopen.allowed && (
            <div className="final">
              <b>Open the group again</b>
              <p>People can join it as they could before.</p>
              <Button size="sm" pending={call.pending} onClick={() => void send("/closing", "DELETE")}>
                <Icon name="door" />
                Open group
              </Button>
            </div>
          )}
          {can.delete.allowed && (
            <div className="final">
              <b>Delete the group</b>
              <p>Everything is gone for good{counts.members > 1 && `, for all ${members(counts.members)}`}.</p>
              <Button variant="danger" size="sm" onClick={() => setAsking("delete")}>
                <Icon name="trash" />
                Delete group
              </Button>
            </div>
          )}
        </section>
      )}
      {asking === "transfer" && <TransferDialog groupId={group._id} heirs={heirs} more={moreHeirs} call={call} onClose={done} />}
      {asking === "move" && <MoveDialog call={call} onSend={(to, text) => void send("/move", "POST", { to, text })} onClose={done} />}
      {asking === "close" && (
        <ReasonDialog
          title={
            <>
              Close <bdi>{group.groupName}</bdi>?
            </>
          }
          submit="Close group"
          reader="Everybody in the group reads"
          call={call}
          onSend={(reason) => void send("/closing", "POST", reason ? { reason } : {})}
          onClose={done}
        >
          <p className="text-soft">
            {counts.members > 1 && `Its ${members(counts.members)} are told. `}
            {counts.requests > 0 && `${people(counts.requests)} who asked to join ${counts.requests === 1 ? "is" : "are"} declined. `}
            You can open the group again later.
          </p>
        </ReasonDialog>
      )}
      {asking === "delete" && (
        <ReasonDialog title="Delete this group?" submit="Delete" call={call} onSend={() => void send("", "DELETE")} onClose={done}>
          <p className="text-soft wrap-anywhere">
            “<bdi>{group.groupName}</bdi>” will be deleted for good. This cannot be undone.
          </p>
        </ReasonDialog>
      )}
    </>
  );
}
