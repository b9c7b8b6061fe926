"use client";

import { ErrorNotice, type Failure } from "@/components/layout/error-notice";

/** A page of the main layout failed; navbar and footer stay. */
export default function SiteError(failure: Failure) {
  return <ErrorNotice {...failure} />;
}
