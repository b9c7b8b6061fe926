"use client";

import { useEffect } from "react";

let first = true;

/** True until the page with which this tab was loaded is hydrated. Later pages come by client-side navigation. */
export const isFirstPage = (): boolean => first;

/** Used once in the root layout, whose effects run after those of the page in it. Renders nothing. */
export function FirstPage(): null {
  useEffect(() => {
    first = false;
  }, []);
  return null;
}
