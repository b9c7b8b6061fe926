"use client";

import { useAuth } from "@/components/account/auth-provider";
import { ProfileMenu } from "@/components/account/profile-menu";
import { NavBell } from "./nav-bell";

/** The signed-in person's bell and picture. While the server is asked and a person is expected, their space is reserved. */
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
