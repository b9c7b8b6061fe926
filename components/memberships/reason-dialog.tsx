"use client";

import { type ReactNode, useRef, useState } from "react";
import { Avatar } from "@/components/account/avatar";
import { DialogForm } from "@/components/ui/dialog-form";
import { Field } from "@/components/ui/field";
import type { PersonView } from "@/lib/accounts/person-views";
import { MAX_REASON } from "@/lib/memberships/length-rules";
import { type DeskCall, useKeptText } from "./use-desk-call";
import "@/components/ui/line-add.css";
import "./ready-made.css";

export interface ReasonDialogProps {
  title: ReactNode;
  intro?: ReactNode;
  /** The person whose picture is beside the title, if the dialog is about one person. */
  person?: PersonView;
  /** Who or what the dialog is about, if it is not one person: a reason that was not sent is there when the dialog opens again for the same. */
  about?: string;
  submit: string;
  call: Pick<DeskCall, "pending" | "failure" | "fields" | "kept">;
  /** Who will read the reason. Without it, the dialog asks for no reason. */
  reader?: string;
  required?: boolean;
  /** Ready-made reasons. */
  reasons?: string[];
  onSend: (reason: string) => void;
  onClose: () => void;
  returnFocus?: () => HTMLElement | null | undefined;
  children?: ReactNode;
}

/** Asks for confirmation before an action against a person or an invitation, with a field for the reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, intro, person, submit, call, reader, required = false, reasons = [], onSend, onClose, returnFocus, children } = props;
  const { text: reason, setText: setReason, keep, drop } = useKeptText(call, `${submit} ${props.about ?? person?._id}`);
  const [missing, setMissing] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    if (required && reason.trim() === "") {
      setMissing(true);
      field.current?.focus();
      return;
    }
    drop();
    onSend(reason.trim());
  };
  const close = () => {
    keep();
    onClose();
  };
  const error = missing ? "A ban needs a reason." : call.fields.reason?.[0];
  return (
    <DialogForm
      title={title}
      intro={intro}
      patch={person && <Avatar name={person.displayName} photoURL={person.photoURL} className="avatar-large" />}
      submit={submit}
      sending={call.pending}
      notice={call.failure}
      final
      onSubmit={send}
      onClose={close}
      {...(returnFocus && { returnFocus })}
    >
      <section className="part wrap-anywhere">
        {reader && (
          <Field label="Reason" hint={`${reader} this. ${required ? "Please write one." : "You may leave it empty."}`} error={error}>
            {(wiring) => (
              <textarea
                {...wiring}
                ref={field}
                className="input"
                rows={3}
                dir="auto"
                maxLength={MAX_REASON}
                value={reason}
                onChange={(event) => {
                  setReason(event.target.value);
                  setMissing(false);
                }}
              />
            )}
          </Field>
        )}
        {reasons.length > 0 && (
          <div>
            <p className="field-name">Or take one of these</p>
            <div className="ready-made">
              {reasons.map((words) => (
                <button key={words} type="button" className="line-add" onClick={() => setReason(words)}>
                  {words}
                </button>
              ))}
            </div>
          </div>
        )}
        {children}
      </section>
    </DialogForm>
  );
}
