"use client";

import { type MouseEvent, type RefObject, type SyntheticEvent, useEffect, useRef } from "react";

/** Milliseconds. The second press of a double click comes before that. */
const DOUBLE_CLICK = 500;

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  closedby: "closerequest";
  onClickCapture: (event: MouseEvent<HTMLDialogElement>) => void;
}

/** Those that are open; the last one is in front. */
const open: HTMLDialogElement[] = [];

/** Asks the dialog in front to close, as Escape does. @returns whether there is one */
export function leaveFrontDialog(): boolean {
  const front = open.at(-1);
  front?.dispatchEvent(new Event("cancel", { cancelable: true }));
  return front !== undefined;
}

/** The first field, of several to choose from the chosen one; null before a box to tick, which stands below what has to be read first. */
function firstField(dialog: HTMLDialogElement | null): HTMLElement | null {
  const first = dialog?.querySelector<HTMLElement>("input, textarea, select") ?? null;
  if (!(first instanceof HTMLInputElement)) return first;
  if (first.type === "radio") return dialog?.querySelector<HTMLElement>(`input[name="${first.name}"]:checked`) ?? first;
  return first.type === "checkbox" ? null : first;
}

/**
 * What makes a `<dialog>` a modal one for as long as it is mounted: focus begins in its first field, where it has one, and stays inside,
 * Escape and, unless something could be typed in it, the backdrop leave, and focus goes back to what had it, or to what `returnFocus` names by then. Whoever opens it by a double
 * click neither closes it nor answers it by that.
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
