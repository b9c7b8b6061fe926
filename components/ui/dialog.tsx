"use client";

import { type ReactNode, useId } from "react";
import { useModal } from "./use-modal";
import "./dialog.css";

interface DialogProps {
  title: ReactNode;
  /** Called for Escape, the backdrop and every other way to leave. */
  onClose: () => void;
  /** `alertdialog` when something needs an answer. */
  role?: "dialog" | "alertdialog";
  /** What gets focus back; by default what had it when the dialog opened. */
  returnFocus?: () => HTMLElement | null | undefined;
  /** A small patch above the title. */
  patch?: ReactNode;
  children: ReactNode;
}

/** A modal dialog on the platform's own: focus stays inside, Escape leaves, the page behind is inert. Mount it to open it. */
export function Dialog({ title, onClose, role = "dialog", returnFocus, patch, children }: DialogProps) {
  const modal = useModal(onClose, returnFocus);
  const id = useId();

  return (
    <dialog {...modal} role={role} className="dialog seam" aria-labelledby={`${id}-title`} aria-describedby={`${id}-body`}>
      {patch}
      <h2 id={`${id}-title`} className="text-xl">
        {title}
      </h2>
      <div id={`${id}-body`} className="mt-3 grid gap-6">
        {children}
      </div>
    </dialog>
  );
}
