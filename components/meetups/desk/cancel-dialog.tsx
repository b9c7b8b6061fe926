"use client";

import { useRef, useState } from "react";
import { DialogForm } from "@/components/ui/dialog-form";
import { Field } from "@/components/ui/field";
import type { EditableMeetup } from "@/lib/meetups/desk-views";
import { MAX_CANCEL_REASON } from "@/lib/meetups/length-rules";
import type { Scope } from "@/lib/meetups/recurrence-rules";
import { api, failureOf } from "@/lib/platform/http/client";
import { AlsoEdited } from "./also-edited";
import { datesIn, ScopeField } from "./scope-field";
import { goingInWords, readersInWords } from "./who-is-told";

interface CancelDialogProps {
  edited: EditableMeetup;
  /** The parent keeps the text: a tap beside the dialog closes it, and the text must be there when it opens again. */
  reason: string;
  onReason: (reason: string) => void;
  onDone: () => Promise<void>;
  onClose: () => void;
}

/** Cancels one date, this and the following ones, or all. The organizer gives a reason and sees who will read it. */
export function CancelDialog({ edited, reason, onReason, onDone, onClose }: CancelDialogProps) {
  const { meetup, inSeries } = edited;
  const [scope, setScope] = useState<Scope>("this");
  const [also, setAlso] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const [failure, setFailure] = useState<string | null>(null);
  const [sending, setSending] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const dates = datesIn(edited, scope, also);
  const paid = dates.reduce((all, date) => all + date.paid, 0);

  const send = async () => {
    setWrong(reason.trim() ? undefined : "Say why; those who go read it.");
    if (!reason.trim()) {
      field.current?.focus();
      return;
    }
    setSending(true);
    setFailure(null);
    try {
      await api(`/api/meetups/${meetup._id}/cancellation`, { method: "POST", body: { reason, scope, ...(also && { alsoEdited: true }) } });
      await onDone();
    } catch (error) {
      setFailure(failureOf(error));
      setSending(false);
    }
  };

  return (
    <DialogForm
      title="Cancel this meetup?"
      submit={dates.length > 1 ? `Cancel ${dates.length} dates` : "Cancel meetup"}
      sendingWords="Cancelling"
      cancel="Keep it"
      final
      sending={sending}
      notice={failure}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <ScopeField edited={edited} scope={scope} onScope={setScope} alsoEdited={also} />
      <AlsoEdited edited={edited} scope={scope} checked={also} onChange={setAlso} />
      <Field label="Reason" error={wrong} hint={`${goingInWords(dates)} ${readersInWords(dates)}`}>
        {(wiring) => (
          <textarea
            {...wiring}
            ref={field}
            className="input input-short"
            rows={3}
            maxLength={MAX_CANCEL_REASON}
            dir="auto"
            aria-required
            value={reason}
            onChange={(event) => onReason(event.target.value)}
          />
        )}
      </Field>
      {paid > 0 && (
        <p className="notice">{paid === 1 ? "1 person is" : `${paid} people are`} marked as paid. You send their money back yourself.</p>
      )}
      <p className="text-sm text-soft">
        {!inSeries || scope === "this"
          ? "The page stays, marked as cancelled."
          : "The pages stay, marked as cancelled, and no new dates are made."}
      </p>
    </DialogForm>
  );
}
