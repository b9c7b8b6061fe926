"use client";

import { BrokenSeam, type Failure } from "@/components/layout/broken-seam";

/** A page of the dashboard failed; the sidebar stays. */
export default function DashboardError(failure: Failure) {
  return <BrokenSeam {...failure} />;
}
