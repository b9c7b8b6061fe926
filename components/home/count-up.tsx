"use client";

import { useEffect, useRef, useState } from "react";
import { prefersReducedMotion } from "./prefers-reduced-motion";

/** `docs/product.md`, Times and numbers. */
const SECONDS = 5;

/** Calls back once, when the element comes into view (or as near to it as `options` says). Returns how to stop waiting. */
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
 * A number that counts up to `target` once it is seen. The page carries the final one; so does whoever wants less motion. Where it will
 * count, style keeps it unseen until it stands at its beginning, so that its end never flashes (home.css).
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

    // Fetched just out of sight; where that fails the number is simply there.
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
