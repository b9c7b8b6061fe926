"use client";

import type { ReactNode } from "react";
import { useJoining } from "./joining";

/** Says where one stands. It can be focused, so that what has just changed is read out. */
export function JoinHeading({ children }: { children: ReactNode }) {
  const { heading } = useJoining();
  return (
    <h2 ref={heading} tabIndex={-1}>
      {children}
    </h2>
  );
}
