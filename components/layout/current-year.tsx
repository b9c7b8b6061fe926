"use client";

import { useBrowserValue } from "@/components/ui/use-browser-value";

/** The year it is for the reader: a static page may be older than New Year's Eve. */
export function CurrentYear({ atRender }: { atRender: number }) {
  return useBrowserValue(
    () => new Date().getFullYear(),
    () => atRender,
  );
}
