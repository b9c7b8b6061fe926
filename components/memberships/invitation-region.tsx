"use client";

import { type ReactNode, useRef } from "react";
import { useFocusGoesOn } from "@/components/ui/use-focus-goes-on";

/** Wraps an invitation. An answer removes the form that has the focus, so the focus moves to the result. */
export function InvitationRegion({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useFocusGoesOn(region, () => region.current?.querySelector<HTMLElement>('[tabindex="-1"]') ?? region.current);
  return (
    <div ref={region} tabIndex={-1}>
      {children}
    </div>
  );
}
