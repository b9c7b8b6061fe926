"use client";

import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** The year it is for the reader: a static page may be older than New Year's Eve. */
export function CurrentYear({ atRender }: { atRender: number }) {
  return useSyncExternalStore(
    subscribe,
    () => new Date().getFullYear(),
    () => atRender,
  );
}
