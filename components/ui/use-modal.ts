"use client";

import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from "react";

/** Milliseconds. The second press of a double click comes within this time. */
const DOUBLE_CLICK = 500;

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  closedby: "closerequest";
  onClickCapture: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** The open dialogs; the last one is in front. */
const open: HTMLDialogElement[] = [];

/** Asks the dialog in front to close, as Escape does. @returns whether there is one */
export function leaveFrontDialog(): boolean {
  const front = open.at(-1);
  front?.dispatchEvent(new Event("cancel", { cancelable: true }));
  return front !== undefined;
}

/**
 * The first field; in a radio group, the chosen one. Null if the first field is a checkbox: the person must first read the text above it.
 */
function firstField(dialog: HTMLDialogElement | null): HTMLElement | null {
  const first = dialog?.querySelector<HTMLElement>("input, textarea, select") ?? null;
  if (!(first instanceof HTMLInputElement)) return first;
  if (first.type === "radio") return dialog?.querySelector<HTMLElement>(`input[name="${first.name}"]:checked`) ?? first;
  return first.type === "checkbox" ? null : first;
}

/**
 * Makes a `<dialog>` modal while it is mounted. The focus begins in its first field, if there is one, and stays inside. Escape closes it,
 * and so does the backdrop unless the dialog has a field to type in. Then the focus goes back to the element that had it, or to the one
 * that `returnFocus` names. The second press of a double click that opened it neither closes nor answers it.
 */
export function useModal(onClose: () => void, returnFocus?: () => HTMLElement | null | undefined): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const openedAt = useRef(0);
  const focusAfter = useRef(returnFocus);
  focusAfter.current = returnFocus;

  useEffect(() => {
    const dialog = ref.current;
    const before = document.activeElement;
    dialog?.showModal();
    if (dialog) open.push(dialog);
    firstField(dialog)?.focus();
    openedAt.current = performance.now();
    const light = dialog?.querySelector("textarea, input:not([type=checkbox], [type=radio])") === null;
    const settled = setTimeout(() => light && dialog?.setAttribute("closedby", "any"), DOUBLE_CLICK);
    return () => {
      clearTimeout(settled);
      if (dialog) open.splice(open.indexOf(dialog), 1);
      dialog?.close();
      const target = focusAfter.current?.() ?? before;
      if (target instanceof HTMLElement) target.focus();
    };
  }, []);

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    event.preventDefault();
    onClose();
  };
  const onClickCapture = (event: MouseEvent<HTMLDialogElement>) => {
    if (event.detail < 2 || event.timeStamp - openedAt.current > DOUBLE_CLICK) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { ref, onCancel, closedby: "closerequest", onClickCapture };
}
