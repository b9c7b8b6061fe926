"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";

/**
 * Opens and closes the menu on small screens. The popover works without scripts, and the browser announces whether it is open (HTML forbids
 * `aria-expanded` beside `popovertarget`). This component shows the state and closes the menu on a navigation.
 */
export function MenuButton({ menu }: { menu: string }) {
  const path = usePathname();
  const [open, setOpen] = useState(false);
  const shown = useRef(path);

  useEffect(() => {
    // On the first page it may have been opened before hydration; then it stays open.
    if (shown.current === path) return;
    shown.current = path;
    document.getElementById(menu)?.togglePopover(false);
  }, [path, menu]);

  useEffect(() => {
    const popover = document.getElementById(menu);
    setOpen(popover?.matches(":popover-open") ?? false);
    const onToggle = (event: Event) => setOpen((event as ToggleEvent).newState === "open");
    // If the window grows while the popover is open, the popover would cover the row that replaces it. Only the width counts: a phone's
    // address bar changes the height.
    let width = window.innerWidth;
    const onResize = () => {
      if (window.innerWidth === width) return;
      width = window.innerWidth;
      if (popover?.matches(":popover-open")) popover.hidePopover();
    };
    popover?.addEventListener("toggle", onToggle);
    window.addEventListener("resize", onResize);
    return () => {
      popover?.removeEventListener("toggle", onToggle);
      window.removeEventListener("resize", onResize);
    };
  }, [menu]);

  return (
    <button type="button" className="btn btn-sm btn-outline nav-toggle" popoverTarget={menu}>
      <Icon name={open ? "close" : "menu"} />
      Menu
    </button>
  );
}
