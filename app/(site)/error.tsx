"use client";

import { BrokenSeam, type Failure } from "@/components/layout/broken-seam";

/** A page of the main layout failed; navbar and footer stay. */
export default function SiteError(failure: Failure) {
  return <BrokenSeam {...failure} />;
}
