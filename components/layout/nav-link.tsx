"use client";

import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
import type { ReactNode } from "react";

/** On the server, filtered lists have inner paths, while the browser shows `/allGroups` (lib/groups/addresses.ts) or `/meetups`. */
const isCurrent = (href: string, path: string): boolean =>
  path === href || (["/allGroups", "/meetups"].includes(href) && path.startsWith(`${href}/`));

interface NavLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link of the navigation bar. It marks the current page, and prefetches its page when the pointer moves onto it. */
export function NavLink({ href, className = "nav-link", children }: NavLinkProps) {
  const path = usePathname();
  const router = useRouter();
  return (
    <Link
      href={href}
      // Prefetching eight pages on every visit would cost a phone more than it saves.
      prefetch={false}
      onPointerEnter={() => router.prefetch(href)}
      className={className}
      aria-current={isCurrent(href, path) ? "page" : undefined}
      // The 404 is one page for every address, so its HTML cannot know the path where it is shown.
      suppressHydrationWarning
    >
      {children}
    </Link>
  );
}
