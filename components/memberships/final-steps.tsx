"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { siteToast } from "@/components/ui/toast";
import type { PersonView } from "@/lib/accounts/person-views";
import type { DeskView } from "@/lib/memberships/page-views";
import { DeskNotice } from "./desk-notice";
import { FinalStep } from "./final-step";
import { dayOf } from "./join-words";
import { MoveDialog } from "./move-dialog";
import { MoveStep } from "./move-step";
import { members, people } from "./places-words";
import { ReasonDialog } from "./reason-dialog";
import { TransferDialog } from "./transfer-dialog";
import { useDeskCall } from "./use-desk-call";

type Asking = "close" | "delete" | "transfer" | "move" | null;

/** The steps that only an owner takes: hand the group over, announce a move, close it, open it again, delete it. */
export function FinalSteps({ desk, heirs, moreHeirs }: { desk: DeskView; heirs: PersonView[]; moreHeirs: boolean }) {
  const { group, counts, can, transfer } = desk;
  // False for a person who is not the owner any more. They still see the notice that says why their last action failed.
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
    if (path !== "" || method !== "DELETE") return;
    void siteToast.success("Your group has been deleted.");
    router.push("/dashboard/dashMyGroup");
  };
  return (
    <>
      <DeskNotice groupId={group._id} text={asking ? null : call.failure} />
      {final && (
        <section className="panel" id="owner" aria-label="Owner">
          {transfer && (
            <FinalStep
              title={`Offered to ${transfer.person.displayName}`}
              says={`You are the owner until they accept. The offer ends on ${dayOf(transfer.expiresAt)}.`}
              act="Take the offer back"
              pending={call.pending}
              onPress={() => void send("/transfer", "DELETE")}
            />
          )}
          {!transfer && can.transfer.allowed && (
            <FinalStep
              title="Hand the group over"
              says="Another member becomes the owner once they accept. You stay an organizer."
              act="Choose a new owner"
              icon="handover"
              onPress={() => setAsking("transfer")}
            />
          )}
          {can.move.allowed && <MoveStep move={desk.move} onMove={() => setAsking("move")} />}
          {can.close.allowed && (
            <FinalStep
              title="Close the group"
              says="It takes no new members. Its pages stay, and you can open it again."
              act="Close group"
              icon="lock"
              onPress={() => setAsking("close")}
            />
          )}
          {can.reopen.allowed && (
            <FinalStep
              title="Open the group again"
              says="People can join it as they could before."
              act="Open group"
              icon="door"
              variant="lead"
              pending={call.pending}
              onPress={() => void send("/closing", "DELETE")}
            />
          )}
          {can.delete.allowed && (
            <FinalStep
              title="Delete the group"
              says={`Everything is gone for good${counts.members > 1 ? `, for all ${members(counts.members)}` : ""}.`}
              act="Delete group"
              icon="trash"
              variant="danger"
              onPress={() => setAsking("delete")}
            />
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
