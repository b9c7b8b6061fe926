"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useAuth } from "./auth-provider";

/** Ends the session on this device. A second press does nothing. */
export function LogOutButton() {
  const { logOut } = useAuth();
  const [leaving, setLeaving] = useState(false);
  const leave = async () => {
    if (leaving) return;
    setLeaving(true);
    await logOut();
    setLeaving(false);
  };
  return (
    <button type="button" className="profile-leave" aria-busy={leaving || undefined} onClick={() => void leave()}>
      <Icon name="logout" />
      Log Out
    </button>
  );
}
