"use client";

import { useBrowserValue } from "@/components/ui/use-browser-value";

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
const unknown = () => null;

/** The time zone of the reader; null while it is unknown: the server cannot tell. */
export const useOwnZone = (): string | null => useBrowserValue<string | null>(ownZone, unknown);
