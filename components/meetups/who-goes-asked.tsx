"use client";

import { useEffect, useState } from "react";
import type { AttendeePage } from "@/lib/meetups/views";
import { api } from "@/lib/platform/http/client";
import { WhoGoes } from "./who-goes";

interface WhoGoesAskedProps {
  meetupId: string;
  /** The reader's own answer. When it changes, the list is loaded again. */
  answer: string;
  over: boolean;
}

/** The attendees on the static page, which is the same for everybody: the browser requests them. */
export function WhoGoesAsked({ meetupId, answer, over }: WhoGoesAskedProps) {
  const [page, setPage] = useState<AttendeePage | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what was answered is on the list by now
  useEffect(() => {
    const gone = new AbortController();
    // If the request fails, the page still shows how many people go.
    api<AttendeePage>(`/api/meetups/${meetupId}/attendees`, { signal: gone.signal }).then(setPage, () => {});
    return () => gone.abort();
  }, [meetupId, answer]);

  return page && <WhoGoes page={page} over={over} />;
}
