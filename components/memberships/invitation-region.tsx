"use client";

import { type ReactNode, useRef } from "react";
import { useFocusGoesOn } from "@/components/ui/use-focus-goes-on";

/** Around an invitation: an answer takes the form away that it was given in, and the focus goes on to what came of it. */
export function InvitationRegion({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useFocusGoesOn(region, () => region.current?.querySelector<HTMLElement>('[tabindex="-1"]') ?? region.current);
  return (
    <div ref={region} tabIndex={-1}>
      {children}
    </div>
  );
}
