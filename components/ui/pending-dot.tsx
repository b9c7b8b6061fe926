"use client";

import { useLinkStatus } from "next/link";

/**
 * Inside a Link: shows that its page is on the way, after a moment, and takes no room. `awaits` names the shape of that page, for a
 * style that shows its outline meanwhile.
 */
export function PendingDot({ awaits }: { awaits?: string | undefined }) {
  const { pending } = useLinkStatus();
  return (
    <span className="relative" aria-hidden="true">
      {pending && <span className="pending-dot absolute left-0 top-[-0.25em]" data-awaits={awaits} />}
    </span>
  );
}
