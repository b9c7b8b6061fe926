"use client";

import { useAuth } from "@/components/account/auth-provider";
import { ProfileMenu } from "@/components/account/profile-menu";

/** The signed-in person's picture, or room for it while the server is asked and somebody is expected. */
export function NavAccount() {
  const { user, loading } = useAuth();
  if (user) return <ProfileMenu />;
  return loading ? <span className="nav-expected for-members" aria-hidden="true" /> : null;
}
