"use client";

import { type ReactNode, useId } from "react";
import { useModal } from "./use-modal";
import "./dialog.css";

interface DialogProps {
  title: ReactNode;
  /** Called for Escape, a press on the backdrop and every other way to close it. */
  onClose: () => void;
  /** `alertdialog` when something needs an answer. */
  role?: "dialog" | "alertdialog";
  /** The element that gets the focus afterwards; by default the one that had it when the dialog opened. */
  returnFocus?: () => HTMLElement | null | undefined;
  /** A small patch above the title. */
  patch?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog, built on the browser's `<dialog>`: focus stays inside, Escape closes it, the page behind is inert. Mounting it opens it.
 */
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
