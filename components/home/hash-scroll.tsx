"use client";

import { useEffect, useLayoutEffect } from "react";
import { isFirstPage } from "@/components/layout/first-page";
import { prefersReducedMotion } from "./prefers-reduced-motion";

/** `docs/product.md`, Times and numbers. */
const DELAY_MS = 100;

/** The id an address names; what stands for no text, as `#%`, names nothing. */
function namedId(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}

function glide(): ReturnType<typeof setTimeout> | undefined {
  const id = namedId();
  if (id === "") return;
  return setTimeout(() => {
    const target = document.getElementById(id);
    target?.scrollIntoView({ behavior: prefersReducedMotion() ? "instant" : "smooth" });
    // The keyboard goes on from there, too.
    target?.focus({ preventScroll: true });
  }, DELAY_MS);
}

/** Whoever comes with a hash in the address, from anywhere, is taken to its element smoothly. Shows nothing. */
export function HashScroll(): null {
  // A page that came by the router: after its own jump, which happens in the same commit, and before anything is painted: the page opens at its top and glides.
  useLayoutEffect(() => {
    if (!isFirstPage() && location.hash.length > 1) queueMicrotask(() => scrollTo({ top: 0, behavior: "instant" }));
  }, []);

  useEffect(() => {
    let timer = glide();
    const onHashChange = () => {
      clearTimeout(timer);
      timer = glide();
    };
    window.addEventListener("hashchange", onHashChange);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("hashchange", onHashChange);
    };
  }, []);

  return null;
}
