"use client";

import type { ReactNode } from "react";
import { useJoining } from "./joining";

/** The heading that says what the person's membership is. It can get the focus, so that a screen reader announces a change. */
export function JoinHeading({ children }: { children: ReactNode }) {
  const { heading } = useJoining();
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
