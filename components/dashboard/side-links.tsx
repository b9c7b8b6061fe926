"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { Icon, type IconName } from "@/components/ui/icon";

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

  return (
    <nav aria-label="Dashboard">
      <ul>
        {LINKS.map(([href, words, icon, awaits]) => (
          <li key={href}>
            <Link href={href} prefetch={false} aria-current={href === path ? "page" : undefined} data-awaits={awaits}>
              <Icon name={icon} />
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
