"use client";

import { useEffect } from "react";

/** A page that has not come by then is not on its way. */
const GIVE_UP_MS = 30_000;

/**
 * Marks the link whose page is on its way (`data-pending`, drawn by feedback.css), so that every press is answered at once. One listener
 * for the whole site instead of a component in each link. What the browser follows by itself, it shows by itself.
 */
export function PendingLinks(): null {
  useEffect(() => {
    let marked: HTMLElement | undefined;
    let frame = 0;
    const clear = () => {
      cancelAnimationFrame(frame);
      delete marked?.dataset.pending;
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      // Next prevents the default of those it follows itself.
      if (!event.defaultPrevented || !(link instanceof HTMLAnchorElement) || link.href === location.href || link.hash) return;
      clear();
      marked = link;
      link.dataset.pending = "";
      const from = location.href;
      const since = performance.now();
      // The address changes in the same commit as the page.
      const watch = (now: number) => {
        if (location.href !== from || now - since > GIVE_UP_MS) clear();
        else frame = requestAnimationFrame(watch);
      };
      frame = requestAnimationFrame(watch);
    };
    window.addEventListener("click", onClick);
    return () => {
      window.removeEventListener("click", onClick);
      clear();
    };
  }, []);
  return null;
}
