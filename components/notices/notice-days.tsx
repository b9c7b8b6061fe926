"use client";

import { useRouter } from "next/navigation";
import { useState } from "react";
import { siteToast } from "@/components/ui/toast";
import type { NoticeView } from "@/lib/notices/schema";
import { ApiError } from "@/lib/platform/http/client";
import { markRead, markReadOnTheWay } from "./mark-read";
import { NoticeAnswers } from "./notice-answers";
import { NoticeRow } from "./notice-row";
import "./notices.css";
import "./notices-page.css";

export interface NoticeDay {
  /** "Today", "Thursday 19 November". */
  title: string;
  notices: readonly (NoticeView & { at: string })[];
}

interface NoticeDaysProps {
  days: readonly NoticeDay[];
  /** The answer that the person chose in a mail. */
  chosen?: "yes" | "no" | undefined;
}

/** Notices grouped by day. Reading them needs no scripts; marking them as read does. */
export function NoticeDays({ days, chosen }: NoticeDaysProps) {
  const router = useRouter();
  const [done, setDone] = useState<ReadonlySet<string>>(new Set());

  const mark = async (id: string) => {
    setDone((before) => new Set(before).add(id));
    try {
      await markRead({ ids: [id] });
      router.refresh();
    } catch (error) {
      setDone((before) => new Set([...before].filter((other) => other !== id)));
      if (error instanceof ApiError) void siteToast.error(error.message);
    }
  };

  return days.map(({ title, notices }) => (
    <section key={title} className="note-day" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {notices.map(({ at, ...notice }) => {
          const read = notice.read || done.has(notice._id);
          return (
            <NoticeRow
              key={notice._id}
              notice={{ ...notice, read }}
              at={at}
              onFollow={() => {
                if (!read) markReadOnTheWay(notice._id);
              }}
            >
              {notice.waits && <NoticeAnswers notice={notice} chosen={chosen} onAnswered={() => void mark(notice._id)} />}
              {!read && (
                <p className="note-act">
                  <button
                    type="button"
                    className="note-quiet"
                    onClick={({ currentTarget }) => {
                      // The button disappears. If it had keyboard focus, the focus moves to the notice.
                      currentTarget.closest("li")?.querySelector("a")?.focus();
                      void mark(notice._id);
                    }}
                  >
                    Mark as read<span className="sr-only"> {notice.title}</span>
                  </button>
                </p>
              )}
            </NoticeRow>
          );
        })}
      </ul>
    </section>
  ));
}
