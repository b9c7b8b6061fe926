"use client";

import { useRouter } from "next/navigation";
import { useCallback, useEffect, useTransition } from "react";
import { hasUnsavedWork } from "@/components/ui/unsaved-work";
import { onOtherTabsWrite, tellOtherTabs } from "./writes-channel";

/**
 * To be called after a write and before moving on: forgets every page this tab fetched ahead, shows the current one anew and lets the
 * other tabs do the same. The server needs no telling, it knows from the write itself.
 */
export function useRefreshAfterWrite(): () => void {
  const router = useRouter();
  return useCallback(() => {
    router.refresh();
    tellOtherTabs();
  }, [router]);
}

/**
 * The same for a write after which one stays: `showing` is true until the page shows it. Until then what was pressed still stands there, and
 * whoever presses it once more would be refused what they have done already.
 */
export function useShowAfterWrite(): { showing: boolean; show: () => void } {
  const refresh = useRefreshAfterWrite();
  const [showing, startShowing] = useTransition();
  const show = useCallback(() => startShowing(refresh), [refresh]);
  return { showing, show };
}

/**
 * Keeps this tab true when another one wrote. Stands once in the root layout and shows nothing. A page with unsaved work is left as it is:
 * what it is about may be gone, and what was typed would go with it.
 */
export function RefreshOnWrites(): null {
  const router = useRouter();
  useEffect(() => onOtherTabsWrite(() => hasUnsavedWork() || router.refresh()), [router]);
  return null;
}
