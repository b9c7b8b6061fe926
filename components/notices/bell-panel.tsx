"use client";

import Link from "next/link";
import { useCallback, useEffect, useState } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import { siteToast } from "@/components/ui/toast";
import type { NoticePage, NoticeView } from "@/lib/notices/schema";
import { ApiError, api } from "@/lib/platform/http/client";
import { markRead, markReadOnTheWay } from "./mark-read";
import { nearTime } from "./near-time";
import { NoticeAnswers } from "./notice-answers";
import { NoticeRow } from "./notice-row";

const SHOWN = 10;
const ROWS = ["one", "two", "three"];

interface BellPanelProps {
  count: number | null;
  /** Called when the person follows a link to a page. */
  onLeave: () => void;
}

/** The last ten notices. They are fetched when the bell is opened and when its count changes. */
export function BellPanel({ count, onLeave }: BellPanelProps) {
  const [items, setItems] = useState<NoticeView[]>();
  const [failed, setFailed] = useState(false);

  const load = useCallback(async (signal?: AbortSignal) => {
    try {
      const page = await api<NoticePage>("/api/notices", signal ? { signal } : {});
      setItems(page.items.slice(0, SHOWN));
      setFailed(false);
    } catch (error) {
      if (error instanceof ApiError) setFailed(true);
    }
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another count means other notices
  useEffect(() => {
    const asking = new AbortController();
    void load(asking.signal);
    return () => asking.abort();
  }, [load, count]);

  const readAll = async () => {
    try {
      await markRead({ all: true });
    } catch (error) {
      if (error instanceof ApiError) void siteToast.error(error.message);
    }
  };
  const answered = async ({ _id }: NoticeView) => {
    await markRead({ ids: [_id] }).catch(() => undefined);
    await load();
  };
  const follow = ({ _id, read }: NoticeView) => {
    if (!read) markReadOnTheWay(_id);
    onLeave();
  };

  return (
    <>
      <div className="bell-head">
        <h2>Notices</h2>
        {Boolean(count) && (
          <button type="button" className="note-quiet" onClick={() => void readAll()}>
            Mark all as read
          </button>
        )}
      </div>
      {items ? (
        <Items items={items} follow={follow} answered={answered} />
      ) : failed ? (
        <div className="bell-empty" role="alert">
          <p>Your notices could not be fetched just now.</p>
          <button type="button" className="btn btn-sm btn-outline" onClick={() => void load()}>
            Try again
          </button>
        </div>
      ) : (
        <div className="bell-wait" role="status">
          <span className="sr-only">Your notices are on their way.</span>
          {ROWS.map((row) => (
            <Skeleton key={row} className="h-16" />
          ))}
        </div>
      )}
      <Link className="bell-all" href="/dashboard/notices" prefetch={false} onClick={onLeave}>
        See all notices
      </Link>
    </>
  );
}

interface ItemsProps {
  items: NoticeView[];
  follow: (notice: NoticeView) => void;
  answered: (notice: NoticeView) => Promise<void>;
}

function Items({ items, follow, answered }: ItemsProps) {
  if (items.length === 0)
    return (
      <div className="bell-empty">
        <img src="/art/no-notices.svg" alt="" width={220} height={140} />
        <p>Nothing yet. Answers, changes and free places of your groups appear here.</p>
      </div>
    );
  return (
    <ul className="notes-small">
      {items.map((notice) => (
        <NoticeRow key={notice._id} notice={notice} at={nearTime(notice.createdAt)} onFollow={() => follow(notice)}>
          {notice.waits && <NoticeAnswers notice={notice} onAnswered={() => void answered(notice)} />}
        </NoticeRow>
      ))}
    </ul>
  );
}
