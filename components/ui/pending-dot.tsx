"use client";

import { useLinkStatus } from "next/link";

/**
 * Inside a Link: shows that its page is on the way, after a moment, and takes no room. `awaits` names the shape of that page, for a
 * style that shows its outline meanwhile.
 */
export function PendingDot({ awaits }: { awaits?: string | undefined }) {
  const { pending } = useLinkStatus();
  return pending ? <span className="pending-dot" data-awaits={awaits} aria-hidden="true" /> : null;
}
