"use client";

import { useEffect, useRef } from "react";
import { Button } from "./button";
import { Dialog } from "./dialog";
import { Icon } from "./icon";

interface AutoDialogProps {
  title: string;
  text: string;
  /** Closes by itself after this many milliseconds (docs/product.md); null: it stays open until the person closes it. */
  ms: number | null;
  /** It reports an error. */
  bad?: boolean;
  onClose: () => void;
  returnFocus?: () => HTMLElement | null | undefined;
}

/** A message that needs no answer. It closes by itself, on Escape, or by its button. */
export function AutoDialog({ title, text, ms, bad = false, onClose, returnFocus }: AutoDialogProps) {
  const close = useRef(onClose);
  close.current = onClose;

  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => close.current(), ms);
    return () => clearTimeout(timer);
  }, [ms]);

  const patch = (
    <span className={`merit ${bad ? "dye-red" : "dye-leaf"}`}>
      <Icon name={bad ? "warning" : "check"} />
    </span>
  );

  return (
    <Dialog title={title} role="alertdialog" onClose={onClose} patch={patch} {...(returnFocus && { returnFocus })}>
      <p className="text-soft">{text}</p>
      <Button className="justify-self-center" onClick={onClose}>
        OK
      </Button>
    </Dialog>
  );
}
