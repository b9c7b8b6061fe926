"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { Icon, type IconName } from "@/components/ui/icon";
import { PendingDot } from "@/components/ui/pending-dot";

const LINKS: [href: string, words: string, icon: IconName][] = [
  ["/", "Home", "home"],
  ["/dashboard", "Dashboard", "overview"],
  ["/dashboard/dashAllGroup", "All Groups", "search"],
  ["/dashboard/dashCreateGroup", "Create Group", "plus"],
  ["/dashboard/dashMyGroup", "My Group", "groups"],
];

/** The sidebar's five links; the current one is marked. */
export function SideLinks() {
  const path = usePathname();
  return (
    <nav aria-label="Dashboard">
      <ul>
        {LINKS.map(([href, words, icon]) => (
          <li key={href}>
            <Link href={href} prefetch={false} aria-current={href === path ? "page" : undefined}>
              <Icon name={icon} />
              {words}
              <PendingDot />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
