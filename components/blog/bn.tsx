import type { ReactNode } from "react";

/** Bangla words in an English text, so that they are read and set as Bangla. */
export function Bn({ children }: { children: ReactNode }) {
  return <span lang="bn">{children}</span>;
}
