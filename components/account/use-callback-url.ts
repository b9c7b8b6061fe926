"use client";

import { useBrowserValue } from "@/components/ui/use-browser-value";
import { safeCallbackUrl } from "@/lib/platform/auth/callback-url";

/**
 * The page that the visitor wanted. It is read in the browser, so that the page's HTML is the same for everyone. Browsers keep the fragment
 * (#…) over a redirect, and no server sees it. So the fragment belongs to the wanted page, unless it is that of our skip link.
 */
export function callbackUrl(): string {
  const wanted = new URLSearchParams(location.search).get("callbackUrl");
  const hash = location.hash === "#main" ? "" : location.hash;
  return safeCallbackUrl(wanted === null || wanted.includes("#") ? wanted : `${wanted}${hash}`);
}

/** The same for rendering; it is the home page until hydration. */
export const useCallbackUrl = (): string => useBrowserValue(callbackUrl, () => "/");
