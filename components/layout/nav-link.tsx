"use client";

import Link from "next/link";
import { usePathname, useRouter } from "next/navigation";
import type { ReactNode } from "react";

/** Filtered lists live under inner paths on the server, while the browser says `/allGroups` (lib/groups/addresses.ts) or `/meetups`. */
const isCurrent = (href: string, path: string): boolean =>
  path === href || (["/allGroups", "/meetups"].includes(href) && path.startsWith(`${href}/`));

interface NavLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link of the navigation bar. It says when it is the current page, and fetches its page when somebody reaches for it. */
export function NavLink({ href, className = "nav-link", children }: NavLinkProps) {
  const path = usePathname();
  const router = useRouter();
  return (
    <Link
      href={href}
      // Eight pages fetched ahead on every visit would cost a phone more than they save.
      prefetch={false}
      onPointerEnter={() => router.prefetch(href)}
      className={className}
      aria-current={isCurrent(href, path) ? "page" : undefined}
      // The 404 is one page for every address, so its HTML cannot know where it is shown.
      suppressHydrationWarning
    >
      {children}
    </Link>
  );
}
