"use client";

import { BrokenSeam, type Failure } from "@/components/layout/broken-seam";

/** A layout failed, so it is not around this page. */
export default function LayoutError(failure: Failure) {
  return (
    <main>
      <BrokenSeam {...failure} />
    </main>
  );
}
