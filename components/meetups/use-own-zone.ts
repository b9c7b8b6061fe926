"use client";

import { useBrowserValue } from "@/components/ui/use-browser-value";

let zone: string | undefined;

/** Asked for at each render of whoever uses it, which the rules of dates are too heavy for. */
const ownZone = () => {
  zone ??= Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone;
};
const unknown = () => null;

/** The time zone of the reader; null while it is unknown: the server cannot tell. */
export const useOwnZone = (): string | null => useBrowserValue<string | null>(ownZone, unknown);
