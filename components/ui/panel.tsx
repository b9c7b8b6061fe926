import type { ReactNode } from "react";

/** A piece of lighter cotton. `seam` only where something is really sewn on: one facts panel, one empty state. */
export function Panel({ seam = false, className = "", children }: { seam?: boolean; className?: string; children: ReactNode }) {
  return <div className={`panel ${seam ? "seam" : ""} ${className}`}>{children}</div>;
}
