"use client";

import { useLinkStatus } from "next/link";

/** Inside a Link: shows that its page is on the way, after a moment, and takes no room. */
export function PendingDot() {
  const { pending } = useLinkStatus();
  return (
    <span className="relative" aria-hidden="true">
      {pending && <span className="pending-dot absolute left-0 top-[-0.25em]" />}
    </span>
  );
}
