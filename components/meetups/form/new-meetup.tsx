"use client";

import { useRef } from "react";
import { useRefreshAfterWrite } from "@/components/layout/refresh";
import { FormNotice } from "@/components/ui/form-notice";
import { LeaveDialog } from "@/components/ui/leave-dialog";
import { SubmitButton } from "@/components/ui/submit-button";
import { useLeaveGuard } from "@/components/ui/use-leave-guard";
import { useOnce } from "@/components/ui/use-once";
import type { Planning } from "@/lib/meetups/desk-views";
import { ApiError, api, SOMETHING_WRONG } from "@/lib/platform/http/client";
import { publishedPath } from "../desk-addresses";
import { copyOf, EMPTY_MEETUP, type MeetupDraft } from "./draft";
import { MeetupFields } from "./meetup-fields";
import { MeetupPreview } from "./meetup-preview";
import { useMeetupForm } from "./use-meetup-form";
import "@/components/groups/group-form.css";

interface NewMeetupProps {
  planning: Planning;
  person: { name: string; email: string };
  /** The address of this form, to which the login page returns. */
  path: string;
}

/** The form for a new meetup or series. A title, a time and a place are enough. */
export function NewMeetup({ planning, person, path }: NewMeetupProps) {
  const { group, zone, currency, from } = planning;
  const initial = useRef<MeetupDraft>(from ? copyOf(from) : { ...EMPTY_MEETUP, zone, currency }).current;
  const refresh = useRefreshAfterWrite();
  const once = useOnce();

  const send = async (draft: MeetupDraft) => {
    const { inputOf } = await import("./plan-input");
    const { insertedId } = await once(draft, (key) =>
      api<{ insertedId?: string }>(`/api/groups/${group._id}/meetups`, { method: "POST", body: inputOf(draft), key }),
    );
    if (!insertedId) throw new ApiError(500, "internal", SOMETHING_WRONG);
    guard.release();
    refresh();
    guard.moveOn(publishedPath(insertedId));
  };

  const state = useMeetupForm({ initial, path, email: person.email, send });
  const { draft, notice, pending, changed, wiring } = state;
  const guard = useLeaveGuard(changed && notice?.kind !== "signed-out");

  return (
    <>
      <form {...wiring} className="form-split plan" noValidate>
        <MeetupFields state={state} group={group} host={from?.host?.displayName ?? person.name} />
        {/* Before the button, so that a person on a phone sees it before sending. */}
        <MeetupPreview draft={draft} group={group}>
          <p className="fine mt-3">
            When you publish, the members of the group get a notice{draft.repeats === "never" ? "." : ": one for the whole series."}
          </p>
        </MeetupPreview>
        <div className="form">
          <FormNotice notice={notice} path={path} />
          <SubmitButton pending={pending} className="plan-send">
            {pending ? "Publishing" : "Publish meetup"}
          </SubmitButton>
        </div>
      </form>
      {guard.asking && <LeaveDialog onStay={guard.stay} onLeave={guard.leave} />}
    </>
  );
}
