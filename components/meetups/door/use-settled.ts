"use client";

import { useEffect, useRef, useState } from "react";
import type { Guest } from "./guests";

const SETTLES_MS = 1000;

/**
 * On which half of the list each name stands. A tap moves it after a second, so that a second tap can take the first one back where the
 * thumb still is.
 */
export function useSettled(guests: readonly Guest[]): (guest: Guest) => boolean {
  const [settled, setSettled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());

  useEffect(() => {
    const running = timers.current;
    for (const { personId, here } of guests) {
      const stands = settled.get(personId);
      if (stands === undefined || stands === here) {
        clearTimeout(running.get(personId));
        running.delete(personId);
        continue;
      }
      if (running.has(personId)) continue;
      const move = () => {
        running.delete(personId);
        setSettled((before) => new Map(before).set(personId, here));
      };
      running.set(personId, setTimeout(move, SETTLES_MS));
    }
    if (guests.some(({ personId }) => !settled.has(personId)))
      setSettled((before) => new Map([...guests.map(({ personId, here }) => [personId, here] as const), ...before]));
  }, [guests, settled]);

  useEffect(() => {
    const running = timers.current;
    return () => {
      for (const timer of running.values()) clearTimeout(timer);
    };
  }, []);

  return ({ personId, here }) => settled.get(personId) ?? here;
}
