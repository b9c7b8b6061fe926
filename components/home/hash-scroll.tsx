"use client";

import { useEffect, useLayoutEffect } from "react";
import { isFirstPage } from "@/components/layout/first-page";
import { prefersReducedMotion } from "./prefers-reduced-motion";

/** `docs/product.md`, Times and numbers. */
const DELAY_MS = 100;

/** The id in the address's hash; empty if the hash cannot be decoded, as in `#%`. */
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
    // Keyboard navigation continues from there too.
    target?.focus({ preventScroll: true });
  }, DELAY_MS);
}

/** Scrolls smoothly to the element that the address's hash names. Renders nothing. */
export function HashScroll(): null {
  // On a client-side navigation the router itself jumps to the element, in the same commit. This runs after that jump and before the paint,
  // so the page opens at its top and then scrolls.
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
