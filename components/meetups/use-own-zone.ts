"use client";

import { useBrowserValue } from "@/components/ui/use-browser-value";

let zone: string | undefined;

/** Cached, because each render reads it and creating an `Intl.DateTimeFormat` is slow. */
const ownZone = () => {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
};
const unknown = () => null;

/** The reader's time zone; null on the server and during hydration, when it is unknown. */
export const useOwnZone = (): string | null => useBrowserValue<string | null>(ownZone, unknown);
