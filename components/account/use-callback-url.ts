"use client";

import { useBrowserValue } from "@/components/ui/use-browser-value";
import { safeCallbackUrl } from "@/lib/platform/auth/callback-url";

/** Where this visitor wanted to go: read in the browser, so that the page itself stays the same for everyone. */
export const callbackUrl = (): string => safeCallbackUrl(new URLSearchParams(location.search).get("callbackUrl"));

/** The same for what is drawn; the home page until the browser has taken over. */
export const useCallbackUrl = (): string => useBrowserValue(callbackUrl, () => "/");
