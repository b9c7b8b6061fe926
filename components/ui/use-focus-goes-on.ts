"use client";

import { type RefObject, useEffect, useRef } from "react";

/**
 * If the focused element is removed from the page, the focus moves to `target` instead of being lost. Otherwise a keyboard user would start
 * at the top of the page again, and a screen reader would say nothing. Nothing happens if the person moved the focus away.
 * @param region the element that is watched
 * @param target is called with the node that replaced the removed one, or else with a neighbour of it
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
    // The element may have got the focus before hydration.
    let held = place.contains(document.activeElement) ? document.activeElement : null;
    const came = ({ target }: FocusEvent) => {
      held = target instanceof Element ? target : null;
    };
    // A removed element fires focusout too. If it is still in the page a moment later, the person moved the focus away.
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

/** The node that replaced the removed one; if there is none, the node after it or before it. */
function standsThere({ target, previousSibling, nextSibling }: MutationRecord): Node | null {
  const now = nextSibling ? nextSibling.previousSibling : target.lastChild;
  return now === previousSibling ? (nextSibling ?? previousSibling) : now;
}
