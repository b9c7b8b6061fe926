"use client";

import { useSyncExternalStore } from "react";

const never = () => () => undefined;

/** What only the browser knows: its clock, its zone, its address. Until hydration is over it is what the server took for it. */
export const useBrowserValue = <Value>(inBrowser: () => Value, onServer: () => Value): Value =>
  useSyncExternalStore(never, inBrowser, onServer);

/** False on the server and until hydration is over: before that, no handler of the page runs. */
export const useHydrated = (): boolean =>
  useBrowserValue(
    () => true,
    () => false,
  );
