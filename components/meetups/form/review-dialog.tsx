"use client";

import { useState } from "react";
import { DialogForm } from "@/components/ui/dialog-form";
import type { EditableMeetup } from "@/lib/meetups/desk-views";
import type { Scope } from "@/lib/meetups/recurrence-rules";
import type { MeetupEdit } from "@/lib/meetups/schema";
import { AlsoEdited } from "../desk/also-edited";
import { datesIn, ScopeField } from "../desk/scope-field";
import { WhoIsTold } from "../desk/who-is-told";
import type { ChangeLine, Review } from "./change-lines";
import "./changes.css";

interface ReviewDialogProps {
  edited: EditableMeetup;
  changes: MeetupEdit;
  review: Review;
  onSave: (edit: MeetupEdit) => Promise<void>;
  onClose: () => void;
}

/** The first input that is marked as invalid. */
const firstWrong = () => document.querySelector<HTMLElement>("form.plan [aria-invalid]");

/** The review before a change is saved: the values before and after, the dates it affects, and who will get a notice. */
export function ReviewDialog({ edited, changes, review, onSave, onClose }: ReviewDialogProps) {
  const [scope, setScope] = useState<Scope>("this");
  const [also, setAlso] = useState(false);
  const [sending, setSending] = useState(false);
  const dates = datesIn(edited, scope, also);
  const told = review.toldDates(dates);
  const newHost = changes.hostId !== undefined;
  const goingNow = dates.some(({ going }) => going > 0);
  const save = async () => {
    setSending(true);
    await onSave({ ...changes, scope, ...(also && { alsoEdited: true }) });
    setSending(false);
  };
  return (
    <DialogForm
      title="Save this change?"
      submit="Save"
      sendingWords="Saving"
      cancel="Back"
      sending={sending}
      onSubmit={() => void save()}
      onClose={onClose}
      returnFocus={firstWrong}
    >
      <dl className="changes">
        {[...review.told, ...review.quiet].map((line) => (
          <Line key={line.name} {...line} />
        ))}
      </dl>
      <ScopeField edited={edited} scope={scope} onScope={setScope} alsoEdited={also} />
      <AlsoEdited edited={edited} scope={scope} checked={also} onChange={setAlso} />
      {scope !== "this" && review.told.some(({ name }) => name === "When") && (
        <p className="text-sm text-soft">
          {dates.some(({ _id, edited: byHand }) => byHand && _id === edited.meetup._id)
            ? "The other dates get this time too, as many days from the one each was planned for."
            : "The other dates move by as much."}
        </p>
      )}
      {review.rises && goingNow && (
        <p className="notice">The fee rises: whoever is going keeps the fee they said yes to, and may step out in one tap.</p>
      )}
      {newHost && <p className="text-sm text-soft">The new host is told, and whoever was it before.</p>}
      {(told.length > 0 || !newHost) && <WhoIsTold dates={dates} told={told} />}
    </DialogForm>
  );
}

function Line({ name, before, after }: ChangeLine) {
  return (
    <div>
      <dt>{name}</dt>
      {after ? (
        <>
          <dd>
            <span className="sr-only">Before: </span>
            <del dir="auto">{before}</del>
          </dd>
          <dd>
            <span className="sr-only">Now: </span>
            <ins dir="auto">{after}</ins>
          </dd>
        </>
      ) : (
        <dd>changes</dd>
      )}
    </div>
  );
}
