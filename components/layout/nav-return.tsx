"use client";

import { useEffect } from "react";

/** Pixels. A shorter scroll is ignored, because a finger is never quite still. */
const STEP = 6;

/**
 * Shows the bar again when the person scrolls up on a long page. `data-nav` on <html> is `shown` or `gone` while the page is scrolled
 * (layout.css uses it), and absent at its top, where the bar is in its normal place. Renders nothing.
 */
export function NavReturn(): null {
  useEffect(() => {
    const { dataset } = document.documentElement;
    const bar = document.querySelector(".nav")?.clientHeight ?? 0;
    let last = window.scrollY;
    const onScroll = () => {
      const now = window.scrollY;
      if (now <= 0) delete dataset.nav;
      // While the bar is still visible in its normal place, it need not be shown again.
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
