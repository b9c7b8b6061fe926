"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useEffect, useRef } from "react";
import { Icon, type IconName } from "@/components/ui/icon";
import { PendingDot } from "@/components/ui/pending-dot";

/** The last word is the outline of what the page waits for (`waiting.tsx`); the form waits for nothing. */
const LINKS: [href: string, words: string, icon: IconName, awaits?: "figures" | "table"][] = [
  ["/", "Home", "home"],
  ["/dashboard", "Dashboard", "overview", "figures"],
  ["/dashboard/dashAllGroup", "All Groups", "search", "table"],
  ["/dashboard/dashCreateGroup", "Create Group", "plus"],
  ["/dashboard/dashMyGroup", "My Group", "groups", "table"],
];

/** The sidebar's five links; the current one is marked. */
export function SideLinks() {
  const path = usePathname();
  const list = useRef<HTMLUListElement>(null);

  // On a phone the bar scrolls sideways: the current link is brought into sight.
  useEffect(() => {
    if (path) list.current?.querySelector("[aria-current]")?.scrollIntoView({ block: "nearest", inline: "center" });
  }, [path]);

  return (
    <nav aria-label="Dashboard">
      <ul ref={list}>
        {LINKS.map(([href, words, icon, awaits]) => (
          <li key={href}>
            <Link href={href} prefetch={false} aria-current={href === path ? "page" : undefined}>
              <Icon name={icon} />
              {words}
              <PendingDot awaits={awaits} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
