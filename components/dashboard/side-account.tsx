"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { useRef } from "react";
import { useAuth } from "@/components/account/auth-provider";
import { Avatar } from "@/components/account/avatar";
import { LogOutButton } from "@/components/account/log-out-button";
import { ThemeSwitch } from "@/components/layout/theme-switch";
import { useUnreadCount } from "@/components/notices/unread";
import { UnreadBadge } from "@/components/notices/unread-badge";
import { Icon, type IconName } from "@/components/ui/icon";
import "@/components/ui/count.css";

/** The id that connects the button to its popover. */
const PANEL = "side-account";

const NOTICES = "/dashboard/notices";

const LINKS: [href: string, words: string, icon: IconName][] = [
  ["/dashboard/account", "Account", "person"],
  [NOTICES, "Notices", "bell"],
];

/**
 * The signed-in person, the theme and Log Out. It is at the foot of the sidebar if there is room. On a narrow screen it is a popover below
 * the person's picture, which the browser opens and closes. The picture stays empty until the server has answered who is signed in.
 */
export function SideAccount() {
  const { user } = useAuth();
  const path = usePathname();
  const unread = useUnreadCount();
  const panel = useRef<HTMLDivElement>(null);
  const name = user?.displayName ?? user?.email ?? "";
  // The popover is part of every dashboard page, so it would stay open on the next one.
  const leave = () => void panel.current?.togglePopover(false);
  return (
    <>
      <button type="button" className="profile-button side-toggle" popoverTarget={PANEL}>
        <Avatar name={name} photoURL={user?.photoURL ?? null} />
        <span className="sr-only">Account{name && ` of ${name}`}</span>
      </button>
      <div ref={panel} id={PANEL} className="side-account" popover="auto">
        <p className="side-person">
          <Avatar name={name} photoURL={user?.photoURL ?? null} />
          <bdi>{name}</bdi>
        </p>
        {LINKS.map(([href, words, icon]) => (
          <Link
            key={href}
            className="profile-leave"
            href={href}
            prefetch={false}
            aria-current={path === href ? "page" : undefined}
            onClick={leave}
          >
            <Icon name={icon} />
            {words}
            {href === NOTICES && <UnreadBadge count={unread} className="count count-hot" />}
          </Link>
        ))}
        <ThemeSwitch />
        <LogOutButton />
      </div>
    </>
  );
}
