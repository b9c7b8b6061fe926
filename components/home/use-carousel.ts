"use client";

import { type RefObject, useCallback, useEffect, useRef, useState } from "react";
import type { Carousel } from "./carousel";
import { movesLess } from "./moves-less";

/** Calls back when the browser has nothing better to do. Returns how to take it back. */
function whenIdle(callback: () => void): () => void {
  if (typeof requestIdleCallback === "undefined") {
    const timer = setTimeout(callback, 300);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(callback, { timeout: 3000 });
  return () => cancelIdleCallback(handle);
}

/** The carousel's state. Its engine comes after the first paint; a button pressed before that waits for it. */
export function useCarousel(viewport: RefObject<HTMLElement | null>) {
  const [{ shown, before }, setSlides] = useState<{ shown: number; before: number | null }>({ shown: 0, before: null });
  const [carousel, setCarousel] = useState<Carousel | null>(null);
  const [paused, setPaused] = useState(false);
  const [held, setHeld] = useState(false);
  const loading = useRef<Promise<Carousel | null> | null>(null);

  const load = useCallback(() => {
    loading.current ??= import("./carousel").then(
      ({ startCarousel }) => {
        if (!viewport.current) return null;
        const started = startCarousel(viewport.current, (shown) => setSlides((last) => ({ shown, before: last.shown })));
        setCarousel(started);
        return started;
      },
      () => {
        // The first slide is a page in itself; the next press tries again.
        loading.current = null;
        return null;
      },
    );
    return loading.current;
  }, [viewport]);

  useEffect(() => {
    if (movesLess()) setPaused(true);
    const cancel = whenIdle(load);
    return () => {
      cancel();
      void loading.current?.then((started) => started?.destroy());
      loading.current = null;
    };
  }, [load]);

  useEffect(() => {
    if (paused || held) carousel?.stop();
    else carousel?.play();
  }, [carousel, paused, held]);

  return {
    shown,
    /** The slide that was shown last and is being covered now. */
    before,
    ready: carousel !== null,
    paused,
    setPaused,
    setHeld,
    go: async (step: 1 | -1) => (await load())?.go(step),
  };
}
