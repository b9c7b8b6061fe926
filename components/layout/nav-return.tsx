"use client";

import { useEffect } from "react";

/** Pixels. A shorter scroll is not meant: a finger is never quite still. */
const STEP = 6;

/**
 * Brings the bar back when somebody scrolls up on a long page: `data-nav` on <html> says `shown` or `gone` while the page is scrolled
 * (layout.css draws it), and nothing at its top, where the bar stands as without scripts. Shows nothing itself.
 */
export function NavReturn(): null {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const bar = document.querySelector(".nav")?.clientHeight ?? 0;
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (now <= 0) delete dataset.nav;
      // Where it still stands in its own place, it needs no bringing.
      else if (now < last - STEP && (dataset.nav || now > bar)) dataset.nav = "shown";
      else if (now > last + STEP && dataset.nav) dataset.nav = "gone";
      if (Math.abs(now - last) > STEP || now <= 0) last = now;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => {
      window.removeEventListener("scroll", onScroll);
      delete dataset.nav;
    };
  }, []);
  return null;
}
