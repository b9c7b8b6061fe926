"use client";

import { ErrorNotice, type Failure } from "@/components/layout/error-notice";

/** The error page for pages without a layout (`/mailbox`) and for errors in a layout. It has no layout around it. */
export default function LayoutError(failure: Failure) {
  return (
    <main>
      <ErrorNotice {...failure} />
    </main>
  );
}
