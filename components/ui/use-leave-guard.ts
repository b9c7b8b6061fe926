"use client";

import { useRouter } from "next/navigation";
import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import { holdUnsavedWork } from "./unsaved-work";
import { leaveFrontDialog } from "./use-modal";

type Wish = { to: string } | "back";

/** Marks the extra history entry that catches the first press of the Back button. */
const SENTINEL = "leaveGuard";
const onSentinel = () => Boolean((history.state as Record<string, unknown> | null)?.[SENTINEL]);
const plant = (planted: RefObject<boolean>) => {
  if (!onSentinel()) history.pushState({ ...(history.state as object), [SENTINEL]: true }, "", location.href);
  planted.current = true;
};

/**
 * Asks before the person leaves unsaved work: by closing the tab (the browser's own question), by a link inside the site, or by the Back
 * button. If a dialog is open, Back closes that first, as on a phone. `release` lets the next navigation pass; `moveOn` navigates without
 * leaving the extra history entry behind.
 */
export function useLeaveGuard(active: boolean) {
  const router = useRouter();
  const [wish, setWish] = useState<Wish | null>(null);
  const guarding = useRef<boolean>(false);
  const planted = useRef<boolean>(false);
  const released = useRef<boolean>(false);
  guarding.current = active && !released.current;

  useEffect(() => {
    if (!active || released.current) return;
    const letGo = holdUnsavedWork();
    plant(planted);
    const warn = (event: BeforeUnloadEvent) => guarding.current && event.preventDefault();
    const catchLink = (event: MouseEvent) => {
      const to = guarding.current ? inAppTarget(event) : null;
      if (!to) return;
      event.preventDefault();
      event.stopPropagation();
      setWish({ to });
    };
    window.addEventListener("beforeunload", warn);
    // On window and in the capture phase: so it runs before React's listeners, which are on the document.
    window.addEventListener("click", catchLink, true);
    return () => {
      letGo();
      window.removeEventListener("beforeunload", warn);
      window.removeEventListener("click", catchLink, true);
    };
  }, [active]);

  useEffect(() => {
    const catchBack = () => {
      if (!planted.current || onSentinel()) return;
      planted.current = false;
      if (guarding.current && leaveFrontDialog()) plant(planted);
      else if (guarding.current) setWish("back");
      else if (!released.current) history.back();
    };
    window.addEventListener("popstate", catchBack);
    return () => window.removeEventListener("popstate", catchBack);
  }, []);

  const release = useCallback(() => {
    released.current = true;
    guarding.current = false;
  }, []);

  const moveOn = useCallback(
    (to: string) => {
      release();
      if (onSentinel()) router.replace(to);
      else router.push(to);
    },
    [release, router],
  );

  const stay = () => {
    if (wish === "back") plant(planted);
    setWish(null);
  };

  const leave = () => {
    const wanted = wish;
    setWish(null);
    if (wanted === "back") {
      release();
      history.back();
    } else if (wanted) moveOn(wanted.to);
  };

  return { asking: wish !== null, stay, leave, release, moveOn };
}

/** The address to which a plain click on a link of our site would lead; null for everything that the browser handles in another way. */
function inAppTarget(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || (link.target && link.target !== "_self") || link.hasAttribute("download")) return null;
  if (link.origin !== location.origin) return null;
  const samePage = link.pathname === location.pathname && link.search === location.search;
  return samePage && link.hash ? null : `${link.pathname}${link.search}${link.hash}`;
}
