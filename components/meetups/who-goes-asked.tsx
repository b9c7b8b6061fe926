"use client";

import { useEffect, useState } from "react";
import type { AttendeePage } from "@/lib/meetups/views";
import { api } from "@/lib/platform/http/client";
import { WhoGoes } from "./who-goes";

interface WhoGoesAskedProps {
  meetupId: string;
  /** One's own: when it changes, the list does. */
  answer: string;
  over: boolean;
}

/** Who goes, on a page that is the same for everybody: the browser asks. */
export function WhoGoesAsked({ meetupId, answer, over }: WhoGoesAskedProps) {
  const [page, setPage] = useState<AttendeePage | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was answered is on the list by now
  useEffect(() => {
    const gone = new AbortController();
    // Without an answer the page still says how many go.
    api<AttendeePage>(`/api/meetups/${meetupId}/attendees`, { signal: gone.signal }).then(setPage, () => {});
    return () => gone.abort();
  }, [meetupId, answer]);

  return page && <WhoGoes page={page} over={over} />;
}
