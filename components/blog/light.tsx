import type { ReactNode } from "react";

/** The note about a place: when its light is best, and what to bring. */
export function Light({ children }: { children: ReactNode }) {
  return <p className="light-note">{children}</p>;
}
