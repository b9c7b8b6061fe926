"use client";

import { useEffect } from "react";

/** Enter held down presses once: pressed again and again it would answer the dialog that it has just opened. In a text it begins new lines. */
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
