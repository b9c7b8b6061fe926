"use client";

import { ErrorNotice, type Failure } from "@/components/layout/error-notice";

/** A page of the dashboard failed; the sidebar stays. */
export default function DashboardError(failure: Failure) {
  return <ErrorNotice {...failure} />;
}
