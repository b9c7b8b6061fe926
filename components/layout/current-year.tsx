"use client";

import { useBrowserValue } from "@/components/ui/use-browser-value";

/** The year in the reader's browser: a static page may have been rendered in the year before. */
export function CurrentYear({ atRender }: { atRender: number }) {
  return useBrowserValue(
    () => new Date().getFullYear(),
    () => atRender,
  );
}
