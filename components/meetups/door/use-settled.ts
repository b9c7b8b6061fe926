"use client";

import { useEffect, useRef, useState } from "react";
import type { Guest } from "./guests";

const SETTLES_MS = 1000;

const standing = (guests: readonly Guest[]) => guests.map(({ personId, here }) => [personId, here] as const);

/**
 * Whether each name is shown as here. Tapped names move together, one second after the last press. So a second tap at the same place undoes
 * the first, and no other name moves under the thumb meanwhile.
 */
export function useSettled(guests: readonly Guest[]): (guest: Guest) => boolean {
  const [settled, setSettled] = useState<ReadonlyMap<string, boolean>>(new Map());
  const restsAt = useRef(0);

  useEffect(() => {
    if (guests.every(({ personId, here }) => settled.get(personId) === here)) return;
    if (guests.some(({ personId }) => !settled.has(personId))) setSettled((before) => new Map([...standing(guests), ...before]));
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(new Map(standing(guests))), restsAt.current - performance.now());
    };
    const press = () => {
      restsAt.current = performance.now() + SETTLES_MS;
      wait();
    };
    // A reply of the server is not a press, so it does not extend the delay.
    if (restsAt.current > performance.now()) wait();
    else press();
    const presses = ["pointerdown", "keydown"] as const;
    for (const kind of presses) document.addEventListener(kind, press);
    return () => {
      clearTimeout(timer);
      for (const kind of presses) document.removeEventListener(kind, press);
    };
  }, [guests, settled]);

  return ({ personId, here }) => settled.get(personId) ?? here;
}
