"use client";

import { ErrorNotice, type Failure } from "@/components/layout/error-notice";

/** The error page for pages in the main layout; navbar and footer stay. */
export default function SiteError(failure: Failure) {
  return <ErrorNotice {...failure} />;
}
