import { useEffect, useState } from "react";
import { onWrite } from "@/components/layout/writes-channel";
import type { AskedOnJoining } from "@/lib/meetups/page-views";
import { api } from "@/lib/platform/http/client";

/**
 * The group's questions and rules, if the person must join it; null until they are loaded. They are requested again after every write,
 * because they may have changed.
 */
export function useAsked(groupId: string, wanted: boolean, given: AskedOnJoining | null): AskedOnJoining | null {
  const [asked, setAsked] = useState<AskedOnJoining | null>(null);
  const looks = wanted && given === null;
  useEffect(() => {
    if (!looks) return;
    const gone = new AbortController();
    // If the request fails, the link to the group's page is still there.
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
