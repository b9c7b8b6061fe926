"use client";

import { useEffect, useSyncExternalStore } from "react";
import { onWrite } from "@/components/layout/writes-channel";
import type { Unread } from "@/lib/notices/schema";
import { api } from "@/lib/platform/http/client";

/** One count for the whole tab, wherever it is shown. */
let count: number | null = null;
let turn = 0;
const shown = new Set<() => void>();

function settle(now: number | null): void {
  count = now;
  for (const tell of shown) tell();
}

/** Asks how many notices are unread. The newest question's answer counts; while the server cannot say, what is known stays. */
async function ask(): Promise<void> {
  turn += 1;
  const mine = turn;
  const answer = await api<Unread>("/api/notices/unread").catch(() => null);
  if (mine === turn && answer) settle(answer.count);
}

const askIfSeen = () => {
  if (document.visibilityState === "visible") void ask();
};

/** Keeps asking: when the tab is looked at again, and after a write of this tab or another. */
function follow(): () => void {
  void ask();
  window.addEventListener("focus", askIfSeen);
  document.addEventListener("visibilitychange", askIfSeen);
  const stop = onWrite(askIfSeen);
  return () => {
    stop();
    window.removeEventListener("focus", askIfSeen);
    document.removeEventListener("visibilitychange", askIfSeen);
    // Somebody else may sign in next.
    turn += 1;
    settle(null);
  };
}

const subscribe = (tell: () => void): (() => void) => {
  shown.add(tell);
  return () => shown.delete(tell);
};

/** How many notices the signed-in person has not read; null until that is known. */
export function useUnread(uid: string): number | null {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person's count is another one
  useEffect(() => follow(), [uid]);
  return useSyncExternalStore(
    subscribe,
    () => count,
    () => null,
  );
}
