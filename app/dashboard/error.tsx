"use client";

import { ErrorNotice, type Failure } from "@/components/layout/error-notice";

/** The error page for pages of the dashboard; the sidebar stays. */
export default function DashboardError(failure: Failure) {
  return <ErrorNotice {...failure} />;
}
