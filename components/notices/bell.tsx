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
 * The bell: how many notices are unread, and the last ten. It is a popover that the browser opens, closes on Escape or a press outside, and
 * from which it restores the focus.
 */
export function Bell({ uid }: { uid: string }) {
  const { forget } = useAuth();
  const count = useUnread(uid, forget);
  const before = useRef<number | null>(null);
  const [news, setNews] = useState("");
  const [open, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const id = useId();
  // After the person has marked one notice or all as read, or answered one, its button disappears with the focus.
  useFocusGoesOn(panel, () => panel.current?.querySelector("a"));

  useEffect(() => {
    // The first count is in the button's name. Only a higher count is announced.
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
