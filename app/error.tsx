"use client";

import { ErrorNotice, type Failure } from "@/components/layout/error-notice";

/** A page that stands in no layout of ours failed (`/mailbox`), or a layout itself did: nothing is around this page. */
export default function LayoutError(failure: Failure) {
  return (
    <main>
      <ErrorNotice {...failure} />
    </main>
  );
}
