"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** A value that only the browser knows: its clock, its time zone, its address. Until hydration is over, it is the server's value. */
export const useBrowserValue = <Value>(inBrowser: () => Value, onServer: () => Value): Value =>
  useSyncExternalStore(never, inBrowser, onServer);

/** False on the server and until hydration is over. Before that, no event handler of the page runs. */
export const useHydrated = (): boolean =>
  useBrowserValue(
    () => true,
    () => false,
  );
