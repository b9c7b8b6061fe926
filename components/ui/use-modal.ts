"use client";

import { type RefObject, type SyntheticEvent, useEffect, useRef } from "react";

interface Modal {
  ref: RefObject<HTMLDialogElement | null>;
  onCancel: (event: SyntheticEvent<HTMLDialogElement>) => void;
  closedby: "any";
}

/**
 * What makes a `<dialog>` a modal one for as long as it is mounted: focus stays inside, Escape and the backdrop leave, and focus goes
 * back to what had it, or to what `returnFocus` names by then.
 */
export function useModal(onClose: () => void, returnFocus?: () => HTMLElement | null | undefined): Modal {
  const ref = useRef<HTMLDialogElement>(null);
  const focusAfter = useRef(returnFocus);
  focusAfter.current = returnFocus;

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

  const onCancel = (event: SyntheticEvent<HTMLDialogElement>) => {
    event.preventDefault();
    onClose();
  };
  return { ref, onCancel, closedby: "any" };
}
