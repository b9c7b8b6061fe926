"use client";

import { useEffect } from "react";

let first = true;

/** True until the page this tab was loaded with is hydrated. Pages shown later came by the router, without a load. */
export const isFirstPage = (): boolean => first;

/** Stands once in the root layout, whose effects run after those of the page in it. Shows nothing. */
export function FirstPage(): null {
  useEffect(() => {
    first = false;
  }, []);
  return null;
}
