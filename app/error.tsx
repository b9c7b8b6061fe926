"use client";

import { BrokenSeam, type Failure } from "@/components/layout/broken-seam";

/** A page that stands in no layout of ours failed (`/mailbox`), or a layout itself did: nothing is around this page. */
export default function LayoutError(failure: Failure) {
  return (
    <main>
      <BrokenSeam {...failure} />
    </main>
  );
}
