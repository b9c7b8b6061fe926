"use client";

import { useEffect } from "react";
import { linkAgain } from "./link-again";
import { linkBack, rememberLink } from "./link-back";

/** A page that has not come by then will not come any more. */
const GIVE_UP_MS = 30_000;

/** The path and query of an address. A link to another place on the same page needs no waiting. */
const pageOf = ({ pathname, search }: Location | HTMLAnchorElement): string => pathname + search;

/** The link that was pressed, if it leads to another page. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link instanceof HTMLAnchorElement && pageOf(link) !== pageOf(location) ? link : null;
}

/** The button of a search form, if the search differs from what is shown. */
function searchOf({ target, submitter }: SubmitEvent): HTMLElement | null {
  if (!(target instanceof HTMLFormElement) || target.role !== "search") return null;
  const asked = new URL(target.action);
  for (const [name, value] of new FormData(target)) if (typeof value === "string") asked.searchParams.append(name, value);
  return asked.href === location.href ? null : submitter;
}

/**
 * Marks the link or search button whose page is loading (`data-pending`, styled by feedback.css), so that every press has a visible effect
 * at once. One listener for the whole site replaces a component in each link. Links that the browser follows itself are not marked. When
 * the page has come, the focus moves to the matching link; after Back, to the link that was followed.
 */
export function PendingLinks(): null {
  useEffect(() => {
    let marked: HTMLElement | undefined;
    let frame = 0;
    const clear = () => {
      cancelAnimationFrame(frame);
      delete marked?.dataset.pending;
    };
    /** Checks on each frame until it is over or the time has run out. */
    const watch = (isOver: () => boolean) => {
      const since = performance.now();
      const look = (now: number) => {
        if (isOver()) return;
        if (now - since > GIVE_UP_MS) clear();
        else frame = requestAnimationFrame(look);
      };
      frame = requestAnimationFrame(look);
    };
    const mark = (pressed: HTMLElement) => {
      clear();
      if (pressed instanceof HTMLAnchorElement) rememberLink(pressed, pageOf(location));
      marked = pressed;
      pressed.dataset.pending = "";
      const from = location.href;
      const goOn = pressed instanceof HTMLAnchorElement ? linkAgain(pressed) : undefined;
      // The address changes in the same commit as the page.
      watch(() => {
        if (location.href === from) return false;
        clear();
        goOn?.();
        return true;
      });
    };
    const listen = (event: MouseEvent | SubmitEvent) => {
      // Next calls preventDefault on the links that it follows itself.
      const pressed = event.defaultPrevented && (event instanceof SubmitEvent ? searchOf(event) : linkOf(event));
      if (pressed) mark(pressed);
    };
    const goBack = () => {
      clear();
      const handOver = linkBack(pageOf(location));
      const to = location.href;
      if (handOver) watch(() => handOver() || location.href !== to);
    };
    window.addEventListener("click", listen);
    window.addEventListener("submit", listen);
    // The capture phase runs before Next's listener, which may show the other page at once.
    window.addEventListener("popstate", goBack, true);
    return () => {
      window.removeEventListener("click", listen);
      window.removeEventListener("submit", listen);
      window.removeEventListener("popstate", goBack, true);
      clear();
    };
  }, []);
  return null;
}
