"use client";

import { useEffect } from "react";
import { DOOR_CACHE } from "@/lib/door-cache";

const thisPage = () => location.origin + location.pathname;

/** The URLs of this page and its parts, the page itself first. */
const parts = (): string[] => [
  thisPage(),
  ...performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/_next/static/`)),
];

/**
 * Asks the service worker to cache this page, so that it opens again without a network. Without a service worker the page works while it is
 * open.
 */
export function useKeptPage(): void {
  useEffect(() => {
    const workers = navigator.serviceWorker;
    if (!workers) return;
    workers
      .register("/door-sw.js", { scope: "/dashboard/meetups/" })
      .then(() => workers.ready)
      .then(({ active }) => active?.postMessage(parts()))
      .catch(() => undefined);
  }, []);
}

/** Deletes the cached page, because its names are no longer needed. A browser without a cache has nothing to delete. */
export async function forgetPage(): Promise<void> {
  if (!("caches" in window)) return;
  await caches
    .open(DOOR_CACHE)
    .then((kept) => kept.delete(thisPage()))
    .catch(() => undefined);
}
