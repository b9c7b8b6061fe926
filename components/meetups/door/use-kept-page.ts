"use client";

import { useEffect } from "react";

/** What this page is made of, itself first. */
const parts = (): string[] => [
  location.origin + location.pathname,
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
