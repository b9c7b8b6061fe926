"use client";

import { type ReactNode, useRef } from "react";
import { useFocusGoesOn } from "./use-focus-goes-on";

const CAN_HAVE_FOCUS = "a[href], button, input, select, textarea, [tabindex]";

/** The first focusable element in `start`, or else in the nearest ancestor that has one. */
function nearest(start: Node | null, region: HTMLElement): HTMLElement {
  for (let at = start; at && at !== region && region.contains(at); at = at.parentElement) {
    if (!(at instanceof HTMLElement)) continue;
    const found = at.matches(CAN_HAVE_FOCUS) ? at : at.querySelector<HTMLElement>(CAN_HAVE_FOCUS);
    if (found) return found;
  }
  return region.querySelector<HTMLElement>(CAN_HAVE_FOCUS) ?? region;
}

/** A list whose rows disappear when the person acts on them. If the row with the focus disappears, the focus moves to the row beside it. */
export function FocusGoesOn({ className, children }: { className: string; children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useFocusGoesOn(region, (there) => region.current && nearest(there, region.current));
  return (
    <div ref={region} className={className} tabIndex={-1}>
      {children}
    </div>
  );
}
