"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * Where an act takes away what has the focus, it goes on at `target` instead of being lost: whoever walks by keyboard would begin at the top
 * of the page, and whoever listens would hear nothing. A focus that left by itself is left alone.
 * @param region what is watched
 * @param target is handed what stands now where the focus was, or else what stood beside it
 */
export function useFocusGoesOn(
  region: RefObject<HTMLElement | null>,
  target: (there: Node | null) => HTMLElement | null | undefined,
): void {
  const next = useRef(target);
  next.current = target;

  useEffect(() => {
    const place = region.current;
    if (!place) return;
    // It may have come before hydration.
    let held = place.contains(document.activeElement) ? document.activeElement : null;
    const came = ({ target }: FocusEvent) => {
      held = target instanceof Element ? target : null;
    };
    // What is taken away loses the focus too; one that is still there a moment later was left.
    const left = ({ target }: FocusEvent) =>
      setTimeout(() => {
        if (held === target && held?.isConnected && held !== document.activeElement) held = null;
      });
    const changes = new MutationObserver((records) => {
      if (!held || held.isConnected) return;
      const lost = records.find(({ removedNodes }) => [...removedNodes].some((node) => node.contains(held)));
      held = null;
      if (document.activeElement === document.body) next.current(lost ? standsThere(lost) : null)?.focus();
    });
    place.addEventListener("focusin", came);
    place.addEventListener("focusout", left);
    changes.observe(place, { childList: true, subtree: true });
    return () => {
      place.removeEventListener("focusin", came);
      place.removeEventListener("focusout", left);
      changes.disconnect();
    };
  }, [region]);
}

/** What was put in the place of what was taken away; where nothing was, what came after it or before it. */
function standsThere({ target, previousSibling, nextSibling }: MutationRecord): Node | null {
  const now = nextSibling ? nextSibling.previousSibling : target.lastChild;
  return now === previousSibling ? (nextSibling ?? previousSibling) : now;
}
