import { useEffect, useState } from "react";
import { onWrite } from "@/components/layout/writes-channel";
import type { AskedOnJoining } from "@/lib/meetups/page-views";
import { api } from "@/lib/platform/http/client";

/** What the group asks of those who join it, once somebody has to; null until it is known. Asked again after every press: it may have changed. */
export function useAsked(groupId: string, wanted: boolean, given: AskedOnJoining | null): AskedOnJoining | null {
  const [asked, setAsked] = useState<AskedOnJoining | null>(null);
  const looks = wanted && given === null;
  useEffect(() => {
    if (!looks) return;
    const gone = new AbortController();
    // Without an answer the way to the group's own page is still there.
    const ask = () => void api<AskedOnJoining>(`/api/groups/${groupId}`, { signal: gone.signal }).then(setAsked, () => {});
    ask();
    const stop = onWrite(ask);
    return () => {
      stop();
      gone.abort();
    };
  }, [looks, groupId]);
  return given ?? asked;
}
