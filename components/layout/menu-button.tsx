"use client";

import { usePathname } from "next/navigation";
import { useEffect, useRef, useState } from "react";
import { Icon } from "@/components/ui/icon";

/**
 * Opens and closes the menu on small screens. The popover works by itself and the browser says aloud whether it is open (HTML forbids
 * `aria-expanded` beside `popovertarget`); this shows it and closes the menu on the way to a new page.
 */
export function MenuButton({ menu }: { menu: string }) {
  const path = usePathname();
  const [open, setOpen] = useState(false);
  const shown = useRef(path);

  useEffect(() => {
    // On the first page it may have been opened before hydration, and stays.
    if (shown.current === path) return;
    shown.current = path;
    document.getElementById(menu)?.togglePopover(false);
  }, [path, menu]);

  useEffect(() => {
    const popover = document.getElementById(menu);
    setOpen(popover?.matches(":popover-open") ?? false);
    const onToggle = (event: Event) => setOpen((event as ToggleEvent).newState === "open");
    // A popover left open while the window grows would lie over the row it turns into.
    // A phone's address bar changes the height only.
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
