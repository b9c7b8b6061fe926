import type { ReactNode } from "react";

/** Bangla words in an English text, marked so that screen readers and fonts treat them as Bangla. */
export function Bn({ children }: { children: ReactNode }) {
  return <span lang="bn">{children}</span>;
}
