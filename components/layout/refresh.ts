"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useTransition } from "react";
import { hasUnsavedWork } from "@/components/ui/unsaved-work";
import { onOtherTabsWrite, tellOtherTabs } from "./writes-channel";

/**
 * Call it after a write, before navigating: drops every page that this tab prefetched, refreshes the current page and makes other tabs do
 * the same. The server needs no call: it knows of the write.
 */
export function useRefreshAfterWrite(): () => void {
  const router = useRouter();
  return useCallback(() => {
    router.refresh();
    tellOtherTabs();
  }, [router]);
}

/**
 * The same for a write after which the person stays on the page. `showing` is true until the page shows the result. Until then the old
 * button is still there, and a second press would be refused.
 */
export function useShowAfterWrite(): { showing: boolean; show: () => void } {
  const refresh = useRefreshAfterWrite();
  const [showing, startShowing] = useTransition();
  const show = useCallback(() => startShowing(refresh), [refresh]);
  return { showing, show };
}

/**
 * Refreshes this tab after another tab wrote. Used once in the root layout; renders nothing. A page with unsaved work is not refreshed,
 * because its subject may have been deleted and the typed text would be lost.
 */
export function RefreshOnWrites(): null {
  const router = useRouter();
  useEffect(() => onOtherTabsWrite(() => hasUnsavedWork() || router.refresh()), [router]);
  return null;
}
