"use client";

import { useCallback, useEffect, useRef, useState } from "react";
import type { Carousel, Direction, Turn } from "./carousel";
import { prefersReducedMotion } from "./prefers-reduced-motion";

/** Calls back when the browser is idle. @returns a function that cancels it */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(callback, 300);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}

/** The carousel's state. Its engine is loaded after the first paint; a button press before that is queued. */
export function useCarousel() {
  const [{ shown, before }, setSlides] = useState<{ shown: number; before: number | null }>({ shown: 0, before: null });
  const [engine, setEngine] = useState<{ Carousel: typeof Carousel } | null>(null);
  const [ready, setReady] = useState(false);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const turn = useRef<Turn | null>(null);
  const waiting = useRef<Direction[]>([]);

  const load = useCallback(() => {
    // If loading fails, the first slide still works alone; the next press tries again.
    void import("./carousel").then(setEngine, () => {
      waiting.current = [];
    });
  }, []);

  useEffect(() => {
    if (prefersReducedMotion()) setPaused(true);
    return whenIdle(load);
  }, [load]);

  const onReady = useCallback((ready: Turn) => {
    turn.current = ready;
    setReady(true);
    for (const direction of waiting.current.splice(0)) ready(direction);
  }, []);

  const onShow = useCallback((shown: number) => setSlides((last) => ({ shown, before: last.shown })), []);

  return {
    shown,
    /** The slide that was shown last, which the new one is covering now. */
    before,
    ready,
    paused,
    setPaused,
    setHeld,
    go: (direction: Direction) => {
      if (turn.current) return turn.current(direction);
      waiting.current.push(direction);
      load();
    },
    engine: engine && { ...engine, plays: !paused && !held, onShow, onReady },
  };
}
