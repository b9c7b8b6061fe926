"use client";

import { useEffect, useRef, useSyncExternalStore } from "react";
import { onWrite } from "@/components/layout/writes-channel";
import type { BellCount } from "@/lib/notices/schema";
import { api } from "@/lib/platform/http/client";

/** One count for the whole tab, wherever it is shown. */
let count: number | null = null;
let latest = 0;
const shown = new Set<() => void>();

function settle(now: number | null): void {
  count = now;
  for (const tell of shown) tell();
}

/**
 * Fetches the number of unread notices. Only the newest request's answer counts. While the server cannot answer, the known number stays.
 * @returns whether the session has ended, in another tab or on another device
 */
async function ask(): Promise<boolean> {
  latest += 1;
  const mine = latest;
  const answer = await api<BellCount>("/api/notices/unread").catch(() => null);
  if (mine !== latest || !answer) return false;
  settle(answer.count);
  return answer.count === null;
}

/**
 * Fetches the number at first, when the tab becomes visible again, and after a write of this tab or another one. A hidden tab fetches
 * nothing.
 */
function follow(onEnd: () => void): () => void {
  const look = async () => {
    if (await ask()) onEnd();
  };
  const askIfSeen = () => {
    if (document.visibilityState === "visible") void look();
  };
  askIfSeen();
  window.addEventListener("focus", askIfSeen);
  document.addEventListener("visibilitychange", askIfSeen);
  const stop = onWrite(askIfSeen);
  return () => {
    stop();
    window.removeEventListener("focus", askIfSeen);
    document.removeEventListener("visibilitychange", askIfSeen);
    // Another person may sign in next, so the answers of running requests must be ignored.
    latest += 1;
    settle(null);
  };
}

const subscribe = (tell: () => void): (() => void) => {
  shown.add(tell);
  return () => shown.delete(tell);
};

/** How many notices are unread, as far as the bell knows; it fetches nothing itself. */
export const useUnreadCount = (): number | null =>
  useSyncExternalStore(
    subscribe,
    () => count,
    () => null,
  );

/** How many notices the signed-in person has not read; null until that is known. `onEnd` is called when the session has ended. */
export function useUnread(uid: string, onEnd: () => void): number | null {
  const end = useRef(onEnd);
  end.current = onEnd;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person's count is another one
  useEffect(() => follow(() => end.current()), [uid]);
  return useUnreadCount();
}
