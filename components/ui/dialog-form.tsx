"use client";

import { type FormEvent, type ReactNode, useId } from "react";
import { Button } from "./button";
import { Icon } from "./icon";
import { useModal } from "./use-modal";
import "./dialog.css";
import "./dialog-form.css";
import "./controls.css";

interface DialogFormProps {
  title: ReactNode;
  intro?: ReactNode;
  /** A picture beside the title. */
  patch?: ReactNode;
  /** The submit button's text, and its text while it is pending. */
  submit: string;
  sending?: boolean;
  sendingWords?: string;
  /** The button is red, because it removes something. */
  final?: boolean;
  cancel?: string;
  /** The message above the fields after a failed attempt. */
  notice?: string | null;
  onSubmit: () => void;
  onClose: () => void;
  returnFocus?: () => HTMLElement | null | undefined;
  children?: ReactNode;
}

/** A dialog with a form: its head and foot stay while the middle scrolls. On a phone it slides up from the bottom of the screen. */
export function DialogForm({ title, intro, patch, notice, onSubmit, onClose, returnFocus, children, ...buttons }: DialogFormProps) {
  const modal = useModal(onClose, returnFocus);
  const id = useId();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (!buttons.sending) onSubmit();
  };
  return (
    <dialog {...modal} className="dialog dialog-form" aria-labelledby={id}>
      <div className="dialog-head">
        {patch}
        <div>
          <h2 id={id}>{title}</h2>
          {intro && <p>{intro}</p>}
        </div>
        <button type="button" className="close" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <form className="contents" noValidate onSubmit={send}>
        <div role="alert" className="dialog-notice">
          {notice && (
            <p className="notice notice-warn notice-in">
              <Icon name="warning" />
              <span>{notice}</span>
            </p>
          )}
        </div>
        {children && <div className="dialog-body">{children}</div>}
        <Foot {...buttons} onClose={onClose} />
      </form>
    </dialog>
  );
}

type FootProps = Pick<DialogFormProps, "submit" | "sending" | "sendingWords" | "final" | "cancel" | "onClose">;

function Foot({ submit, sending = false, sendingWords = "Sending", final = false, cancel = "Cancel", onClose }: FootProps) {
  return (
    <div className="dialog-foot">
      <Button
        type="submit"
        pending={sending}
        {...(final ? { variant: "danger" as const, className: "btn-final" } : { className: "btn-grow" })}
      >
        {sending ? sendingWords : submit}
      </Button>
      <Button variant="outline" onClick={onClose}>
        {cancel}
      </Button>
    </div>
  );
}
