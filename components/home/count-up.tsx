"use client";

import { useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "./prefers-reduced-motion";

/** `docs/product.md`, Times and numbers. */
const SECONDS = 5;

/** Calls back once, when the element comes into view (or as near to it as `options` says). @returns a function that stops waiting */
function whenSeen(element: Element, options: IntersectionObserverInit, callback: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    observer.disconnect();
    callback();
  }, options);
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * A number that counts up to `target` once it is visible. The HTML contains the final number; it also stays for people who want less
 * motion. Where the number will count, CSS hides it until the counter is at its start, so that the final number does not flash (home.css).
 */
export function CountUp({ target }: { target: number }) {
  const ref = useRef<HTMLSpanElement>(null);
  const [number, setNumber] = useState(target);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const element = ref.current;
    if (!element || prefersReducedMotion()) return;
    setNumber(0);
    setReady(true);
    let stop: () => void = () => undefined;

    const count = async () => {
      const { animate } = await import("framer-motion/dom");
      stop = whenSeen(element, { threshold: 0.4 }, () => {
        const counting = animate(0, target, { duration: SECONDS, ease: "easeOut", onUpdate: (now) => setNumber(Math.round(now)) });
        stop = () => counting.stop();
      });
    };

    // The animation is loaded shortly before the number comes into view. If that fails, the number is shown at once.
    const leave = whenSeen(element, { rootMargin: "60% 0px" }, () => void count().catch(() => setNumber(target)));
    return () => {
      leave();
      stop();
    };
  }, [target]);

  return (
    <span ref={ref} className="number" data-ready={ready || undefined}>
      {number}+
    </span>
  );
}
