"use client";

import { useAuth } from "@/components/account/auth-provider";
import { ProfileMenu } from "@/components/account/profile-menu";
import { NavBell } from "./nav-bell";

/** The signed-in person's bell and picture, or room for them while the server is asked and somebody is expected. */
export function NavAccount() {
  const { user, loading } = useAuth();
  if (user)
    return (
      <>
        <NavBell />
        <ProfileMenu />
      </>
    );
  return loading ? <span className="nav-expected for-members" aria-hidden="true" /> : null;
}
