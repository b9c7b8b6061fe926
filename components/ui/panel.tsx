import type { ReactNode } from "react";

/** A lighter surface. `seam` draws stitches inside its edge; use it at most once a page. */
export function Panel({ seam = false, className = "", children }: { seam?: boolean; className?: string; children: ReactNode }) {
  return <div className={`panel ${seam ? "seam" : ""} ${className}`}>{children}</div>;
}
