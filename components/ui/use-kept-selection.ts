"use client";

import { useLayoutEffect, useState } from "react";

/**
 * React sets what a text area begins with once more as it hydrates it, which takes caret and selection to its start. Whoever had put them
 * elsewhere by then, and types on, finds them where they were.
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
