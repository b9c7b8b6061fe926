"use client";

import { tellOtherTabs } from "@/components/layout/writes-channel";
import { api } from "@/lib/platform/http/client";

/** Marks some notices as read, or all, and updates the bell and the other tabs. @throws ApiError */
export async function markRead(which: { ids: string[] } | { all: true }): Promise<void> {
  await api("/api/notices/read", { method: "PUT", body: which });
  tellOtherTabs();
}

/** Marks a notice as read when the person follows its link. A failure is not worth a message. */
export const markReadOnTheWay = (id: string): void => void markRead({ ids: [id] }).catch(() => undefined);
