"use client";

import { type RefObject, useEffectEvent, useLayoutEffect, useRef } from "react";

/**
 * For a controlled input. Before hydration its handlers do not run: React leaves on the page what the person typed or chose, does not know
 * of it, and takes it back with its next change. `take` is called once with the input, in time to keep what it shows.
 */
export function useEarlyInput(take: (input: HTMLInputElement) => void): RefObject<HTMLInputElement | null> {
  const input = useRef<HTMLInputElement>(null);
  const taken = useEffectEvent(take);
  useLayoutEffect(() => {
    if (input.current) taken(input.current);
  }, []);
  return input;
}
