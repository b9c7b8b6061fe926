"use client";

import { type ComponentType, useEffect, useState } from "react";
import { useAuth } from "@/components/account/auth-provider";

/** The bell is loaded only for signed-in people; until then its space is reserved. */
export function NavBell() {
  const { user } = useAuth();
  const [Bell, setBell] = useState<ComponentType<{ uid: string }>>();

  useEffect(() => {
    // If loading fails, the next page tries again.
    import("@/components/notices/bell").then(
      (parts) => setBell(() => parts.Bell),
      () => undefined,
    );
  }, []);

  return <div className="nav-bell">{Bell && user && <Bell uid={user.uid} />}</div>;
}
