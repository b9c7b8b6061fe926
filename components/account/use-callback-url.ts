"use client";

import { useBrowserValue } from "@/components/ui/use-browser-value";
import { safeCallbackUrl } from "@/lib/platform/auth/callback-url";

/**
 * Where this visitor wanted to go: read in the browser, so that the page itself stays the same for everyone. A server never sees the
 * fragment of an address, and browsers carry it over its redirect: it is that of the page they wanted, but for the one of our skip link.
 */
export function callbackUrl(): string {
  const wanted = new URLSearchParams(location.search).get("callbackUrl");
  const hash = location.hash === "#main" ? "" : location.hash;
  return safeCallbackUrl(wanted === null || wanted.includes("#") ? wanted : `${wanted}${hash}`);
}

/** The same for what is drawn; the home page until the browser has taken over. */
export const useCallbackUrl = (): string => useBrowserValue(callbackUrl, () => "/");
