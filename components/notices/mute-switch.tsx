"use client";

import { useEffect, useState } from "react";
import { useRefreshAfterWrite } from "@/components/layout/refresh";
import { siteToast } from "@/components/ui/toast";
import { Toggle } from "@/components/ui/toggle";
import { ApiError } from "@/lib/platform/http/client";
import { saveSettings } from "./save-settings";

/** On a group's page, for those in it: whether they hear from it. */
export function MuteSwitch({ groupId, muted: kept }: { groupId: string; muted: boolean }) {
  const [muted, setMuted] = useState(kept);
  const refresh = useRefreshAfterWrite();
  useEffect(() => setMuted(kept), [kept]);

  const mute = async (now: boolean) => {
    setMuted(now);
    try {
      await saveSettings({ mute: { groupId, until: now ? "always" : "off" } });
      void siteToast.success(now ? "This group is muted. You stay in it." : "You hear from this group again.");
      await refresh();
    } catch (error) {
      setMuted(!now);
      void siteToast.error(error instanceof ApiError ? error.message : "Something went wrong. Please try again.");
    }
  };

  return (
    <div className="py-8">
      <Toggle checked={muted} onChange={({ target }) => void mute(target.checked)}>
        Mute this group
      </Toggle>
      <p className="text-sm text-soft">You stay in it and keep your places; you hear only what you have to know.</p>
    </div>
  );
}
