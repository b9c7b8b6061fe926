"use client";

import { useEffect, useId, useRef, useState } from "react";
import { useAuth } from "@/components/account/auth-provider";
import { Icon } from "@/components/ui/icon";
import { useFocusGoesOn } from "@/components/ui/use-focus-goes-on";
import { BellPanel } from "./bell-panel";
import { useUnread } from "./unread";
import { UnreadBadge, unreadWords } from "./unread-badge";
import "./notices.css";
import "./bell.css";

/**
 * The bell: how many notices are unread, and the last ten. A popover, which the platform opens, closes on Escape or a press beside it and hands
 * the focus back from.
 */
export function Bell({ uid }: { uid: string }) {
  const { forget } = useAuth();
  const count = useUnread(uid, forget);
  const before = useRef<number | null>(null);
  const [news, setNews] = useState("");
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  // What was done about all of them, or one, takes its button away.
  useFocusGoesOn(panel, () => panel.current?.querySelector("a"));

  useEffect(() => {
    // What is known from the start is in the button's own name; only more of it is worth a word.
    if (before.current !== null && count !== null && count > before.current) setNews(unreadWords(count));
    before.current = count;
  }, [count]);

  return (
    <>
      <button type="button" className="bell" popoverTarget={id}>
        <Icon name="bell" />
        <span className="sr-only">Notices</span>
        <UnreadBadge count={count} className="bell-count" />
      </button>
      <span className="sr-only" role="status">
        {news}
      </span>
      <section
        ref={panel}
        id={id}
        className="bell-panel"
        popover="auto"
        aria-label="Notices"
        onToggle={({ newState }) => setOpen(newState === "open")}
      >
        {open && <BellPanel count={count} onLeave={() => panel.current?.hidePopover()} />}
      </section>
    </>
  );
}
