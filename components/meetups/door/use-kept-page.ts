"use client";

import { useEffect } from "react";
import { DOOR_CACHE } from "@/lib/door-cache";

const thisPage = () => location.origin + location.pathname;

/** What this page is made of, itself first. */
const parts = (): string[] => [
  thisPage(),
  ...performance
    .getEntriesByType("resource")
    .map(({ name }) => name)
    .filter((name) => name.startsWith(`${location.origin}/_next/static/`)),
];

/** Lets a worker keep this page on the phone, so that it opens again without a network. Where there is none, the page works as long as it is open. */
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

/** Takes this page off the phone: its names are needed no more. A browser that keeps nothing has nothing to forget. */
export async function forgetPage(): Promise<void> {
  if (!("caches" in window)) return;
  await caches
    .open(DOOR_CACHE)
    .then((kept) => kept.delete(thisPage()))
    .catch(() => undefined);
}
