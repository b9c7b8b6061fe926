"use client";

import { useEffect } from "react";

/**
 * A held Enter key presses only once: its repeats would answer the dialog that the first press has opened. In a text area, repeats still
 * add new lines.
 */
export function HeldEnter(): null {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === "Enter" && event.repeat && !(event.target instanceof HTMLTextAreaElement)) event.preventDefault();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, []);
  return null;
}
