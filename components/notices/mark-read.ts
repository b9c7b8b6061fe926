"use client";

import { tellOtherTabs } from "@/components/layout/writes-channel";
import { api } from "@/lib/platform/http/client";

/** Marks some notices as read, or all; the bell and the other tabs hear of it. @throws ApiError */
export async function markRead(which: { ids: string[] } | { all: true }): Promise<void> {
  await api("/api/notices/read", { method: "PUT", body: which });
  tellOtherTabs();
}

/** On the way to the thing: that it was read is not worth a word when it cannot be kept. */
export const markReadOnTheWay = (id: string): void => void markRead({ ids: [id] }).catch(() => undefined);
