"use client";

import { type ComponentType, useEffect, useState } from "react";
import { useAuth } from "@/components/account/auth-provider";

/** The bell is fetched by those it rings for; until then its room is kept. */
export function NavBell() {
  const { user } = useAuth();
  const [Bell, setBell] = useState<ComponentType<{ uid: string }>>();

  useEffect(() => {
    // What cannot be fetched just now comes with the next page.
    import("@/components/notices/bell").then(
      (parts) => setBell(() => parts.Bell),
      () => undefined,
    );
  }, []);

  return <div className="nav-bell">{Bell && user && <Bell uid={user.uid} />}</div>;
}
