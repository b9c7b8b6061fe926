"use client";

import { useMemo, useState } from "react";
import { useRefreshAfterWrite } from "@/components/layout/refresh";
import { Button } from "@/components/ui/button";
import { FormNotice } from "@/components/ui/form-notice";
import { LeaveDialog } from "@/components/ui/leave-dialog";
import { isChanged } from "@/components/ui/messages";
import { SubmitButton } from "@/components/ui/submit-button";
import { formToast } from "@/components/ui/toast";
import { useLeaveGuard } from "@/components/ui/use-leave-guard";
import { withWas } from "@/components/ui/with-was";
import type { EditableMeetup, PlannedMeetup } from "@/lib/meetups/desk-views";
import type { MeetupEdit } from "@/lib/meetups/schema";
import { ApiError, api } from "@/lib/platform/http/client";
import { CancelDialog } from "../desk/cancel-dialog";
import { hostPath } from "../desk-addresses";
import type { Review } from "./change-lines";
import { draftOf, type MeetupDraft } from "./draft";
import { MeetupFields } from "./meetup-fields";
import { MeetupPreview } from "./meetup-preview";
import { ReviewDialog } from "./review-dialog";
import { useMeetupForm } from "./use-meetup-form";
import "@/components/groups/group-form.css";

interface EditMeetupProps {
  edited: EditableMeetup;
  person: { name: string; email: string };
  path: string;
}

/**
 * Changes a meetup, or one or more dates of a series. Before it is saved, the organizer reviews the change and sees who will get a notice.
 */
export function EditMeetup({ edited: shown, person, path }: EditMeetupProps) {
  const [edited, setEdited] = useState(shown);
  const { meetup, group } = edited;
  const initial = useMemo(() => draftOf(meetup), [meetup]);
  const [change, setChange] = useState<{ changes: MeetupEdit; review: Review } | null>(null);
  const [cancelling, setCancelling] = useState(false);
  const [reason, setReason] = useState("");
  const [unchanged, setUnchanged] = useState<MeetupDraft | null>(null);
  const refresh = useRefreshAfterWrite();

  const state = useMeetupForm({
    initial,
    meetup,
    path,
    email: person.email,
    send: async (draft) => {
      const [{ changesOf }, { reviewOf }] = await Promise.all([import("./plan-input"), import("./change-lines")]);
      const wanted = changesOf(draft, initial);
      const differs = Object.keys(wanted).length > 0;
      setUnchanged(differs ? null : draft);
      if (differs) setChange({ changes: wanted, review: reviewOf(meetup, wanted) });
    },
  });
  const { draft, notice, pending, changed, wiring } = state;
  const guard = useLeaveGuard(changed && notice?.kind !== "signed-out");

  const moveOn = async (words: string) => {
    guard.release();
    refresh();
    guard.moveOn(hostPath(meetup._id));
    void formToast.success(words);
  };

  const save = async (body: MeetupEdit) => {
    const { was } = withWas(body, { ...meetup, hostId: meetup.host?._id ?? null });
    try {
      await api(`/api/meetups/${meetup._id}`, { method: "PUT", body: { ...body, was } });
      await moveOn("The change is saved.");
    } catch (error) {
      setChange(null);
      if (error instanceof ApiError) setEdited({ ...edited, meetup: withCurrent(meetup, error.current) });
      state.refuse(error);
    }
  };

  return (
    <>
      <form {...wiring} className="form-split plan" noValidate>
        <MeetupFields state={state} group={group} host={meetup.host?.displayName ?? "Nobody"} edited={edited} />
        <MeetupPreview draft={draft} group={group} />
        <div className="form">
          <FormNotice notice={notice} path={path} />
          <p role="status" className="text-sm text-soft">
            {unchanged && !isChanged(draft, unchanged) && "Nothing is changed yet."}
          </p>
          <div className="form-end">
            <SubmitButton pending={pending} className="plan-send">
              Save changes
            </SubmitButton>
            <Button variant="outline" onClick={() => setCancelling(true)}>
              Cancel this meetup
            </Button>
          </div>
        </div>
      </form>
      {change && <ReviewDialog edited={edited} {...change} onSave={save} onClose={() => setChange(null)} />}
      {cancelling && (
        <CancelDialog
          edited={edited}
          reason={reason}
          onReason={setReason}
          onDone={() => moveOn("It is cancelled.")}
          onClose={() => setCancelling(false)}
        />
      )}
      {guard.asking && <LeaveDialog onStay={guard.stay} onLeave={guard.leave} />}
    </>
  );
}

/** The meetup with the values that another organizer has saved meanwhile. The error gives only the id of a host, not the name. */
const withCurrent = (meetup: PlannedMeetup, { hostId, ...current }: Record<string, unknown>): PlannedMeetup => ({
  ...meetup,
  ...current,
  ...(hostId !== undefined && { host: typeof hostId === "string" ? { _id: hostId, displayName: "" } : null }),
});
