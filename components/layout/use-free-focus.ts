"use client";

import { type RefObject, useEffect, useRef } from "react";
import { useFocusGoesOn } from "@/components/ui/use-focus-goes-on";

/**
 * Lets the focus pass through the toasts. sonner brings it back to where it came from whenever it leaves them: as long as there is a toast,
 * nobody who walks by keyboard gets past the end of the page. So it does not hear that the focus came, and what it did well is done here:
 * a toast that goes while it has the focus hands it back.
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
