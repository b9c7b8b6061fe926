"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { Icon, type IconName } from "@/components/ui/icon";
import { CALENDAR_PATH } from "@/lib/meetups/page-addresses";

/** `awaits` names the skeleton shown while the page loads (`waiting.tsx`); the page with the form needs none. */
const LINKS: [href: string, words: string, icon: IconName, awaits?: "figures" | "table"][] = [
  ["/", "Home", "home"],
  ["/dashboard", "Dashboard", "overview", "figures"],
  [CALENDAR_PATH, "Calendar", "calendar"],
  ["/dashboard/dashAllGroup", "All Groups", "search", "table"],
  ["/dashboard/dashCreateGroup", "Create Group", "plus"],
  ["/dashboard/dashMyGroup", "My Group", "groups", "table"],
];

/** The page of a person's answer to one meetup belongs to the calendar. */
const isCurrent = (href: string, path: string): boolean => path === href || (href === CALENDAR_PATH && path.startsWith(`${href}/`));

/** The sidebar's links; the current one is marked. */
export function SideLinks() {
  const path = usePathname();

  return (
    <nav aria-label="Dashboard">
      <ul>
        {LINKS.map(([href, words, icon, awaits]) => (
          <li key={href}>
            <Link href={href} prefetch={false} aria-current={isCurrent(href, path) ? "page" : undefined} data-awaits={awaits}>
              <Icon name={icon} />
              {words}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
