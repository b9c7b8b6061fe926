"use client";

import { type RefObject, useEffect, useRef } from "react";
import { useFocusGoesOn } from "@/components/ui/use-focus-goes-on";

/**
 * Lets keyboard focus leave the toasts. sonner moves the focus back to its former place whenever it leaves them, so while there is a toast,
 * a keyboard user could never get past the end of the page. So sonner must not see the focusin event. What sonner would do with it is done
 * here: if a toast with the focus disappears, the focus goes back.
 */
export function useFreeFocus(section: RefObject<HTMLElement | null>): void {
  const before = useRef<EventTarget | null>(null);

  useEffect(() => {
    const place = section.current;
    const came = (event: FocusEvent) => {
      event.stopPropagation();
      const { relatedTarget } = event;
      if (!(relatedTarget instanceof Node && place?.contains(relatedTarget))) before.current = relatedTarget;
    };
    place?.addEventListener("focusin", came);
    return () => place?.removeEventListener("focusin", came);
  }, [section]);

  useFocusGoesOn(section, () => (before.current instanceof HTMLElement ? before.current : null));
}
