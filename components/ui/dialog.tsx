"use client";

import { type ReactNode, useEffect, useId, useRef } from "react";

interface DialogProps {
  title: string;
  /** Called for Escape, the backdrop and every other way to leave. */
  onClose: () => void;
  /** `alertdialog` when something needs an answer. */
  role?: "dialog" | "alertdialog";
  /** What gets focus back; by default what had it when the dialog opened. */
  returnFocus?: () => HTMLElement | null | undefined;
  children: ReactNode;
}

/** A modal dialog on the platform's own: focus stays inside, Escape leaves, the page behind is inert. Mount it to open it. */
export function Dialog({ title, onClose, role = "dialog", returnFocus, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const focusAfter = useRef(returnFocus);
  focusAfter.current = returnFocus;
  const id = useId();

  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    return () => {
      dialog?.close();
      const target = focusAfter.current?.() ?? before;
      if (target instanceof HTMLElement) target.focus();
    };
  }, []);

  return (
    <dialog
      ref={ref}
      role={role}
      className="dialog seam"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-body`}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      closedby="any"
    >
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <div id={`${id}-body`} className="mt-3 grid gap-6">
        {children}
      </div>
    </dialog>
  );
}
