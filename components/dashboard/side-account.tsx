"use client";

import Link from "next/link";
import { useAuth } from "@/components/account/auth-provider";
import { Avatar } from "@/components/account/avatar";
import { LogOutButton } from "@/components/account/log-out-button";
import { ThemeSwitch } from "@/components/layout/theme-switch";
import { Icon } from "@/components/ui/icon";

/** The id that joins the button to what it opens. */
const PANEL = "side-account";

/**
 * Who is signed in, the theme and Log Out. At the foot of the sidebar where there is room; on a narrow screen a popover below the person's
 * picture, which the platform opens and closes. The picture stands empty until the server has said whose it is.
 */
export function SideAccount() {
  const { user } = useAuth();
  const name = user?.displayName ?? user?.email ?? "";
  return (
    <>
      <button type="button" className="profile-button side-toggle" popoverTarget={PANEL}>
        <Avatar name={name} photoURL={user?.photoURL ?? null} />
        <span className="sr-only">Account{name && ` of ${name}`}</span>
      </button>
      <div id={PANEL} className="side-account" popover="auto">
        <p className="side-person">
          <Avatar name={name} photoURL={user?.photoURL ?? null} />
          <bdi>{name}</bdi>
        </p>
        <Link className="profile-leave" href="/dashboard/account" prefetch={false}>
          <Icon name="person" />
          Account
        </Link>
        <Link className="profile-leave" href="/dashboard/notices" prefetch={false}>
          <Icon name="bell" />
          Notices
        </Link>
        <ThemeSwitch />
        <LogOutButton />
      </div>
    </>
  );
}
