"use client";

import { useLayoutEffect, useState } from "react";

/**
 * When React hydrates a text area, it sets its first value again, which moves the caret and the selection to the start. This restores them,
 * so that a person who is typing is not interrupted.
 */
export function useKeptSelection(): void {
  const [putBack] = useState(keepSelection);
  useLayoutEffect(() => putBack?.(), [putBack]);
}

function keepSelection(): (() => void) | undefined {
  if (typeof document === "undefined") return undefined;
  const area = document.activeElement;
  if (!(area instanceof HTMLTextAreaElement)) return undefined;
  const { selectionStart, selectionEnd, selectionDirection } = area;
  return () => {
    if (area.selectionEnd === 0) area.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
  };
}
