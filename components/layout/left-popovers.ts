"use client";

import { useEffect } from "react";

/**
 * A popover closes when the focus moves out of it and its button. The browser closes it only on Escape or a press outside, so with the Tab
 * key a person would go on below it, where it covers what has the focus.
 */
export function LeftPopovers(): null {
  useEffect(() => {
    const onFocusIn = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      for (const popover of document.querySelectorAll<HTMLElement>("[popover]:popover-open"))
        if (!popover.contains(target) && !target.closest(`[popovertarget="${popover.id}"]`)) popover.hidePopover();
    };
    document.addEventListener("focusin", onFocusIn);
    return () => document.removeEventListener("focusin", onFocusIn);
  }, []);
  return null;
}
