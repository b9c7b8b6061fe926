"use client";

import Link from "next/link";
import { useRefreshAfterWrite } from "@/components/layout/refresh";
import { Button } from "@/components/ui/button";
import { formToast } from "@/components/ui/toast";
import { useSend } from "../account/use-send";
import { saveSettings } from "./save-settings";

interface MuteListProps {
  muted: readonly { groupId: string; groupName: string /** In words; null for always. */; until: string | null }[];
}

/** The groups somebody hears nothing from, each with a way to let it speak again. */
export function MuteList({ muted }: MuteListProps) {
  const { pending, send } = useSend();
  const refresh = useRefreshAfterWrite();

  const unmute = (groupId: string, groupName: string) =>
    send(async () => {
      await saveSettings({ mute: { groupId, until: "off" } });
      void formToast.success(`You hear from ${groupName} again.`);
      await refresh();
    });

  if (muted.length === 0)
    return <p className="text-sm text-soft">None. A group’s own page has the switch, for when it is too much for a while.</p>;
  return (
    <ul className="mutes">
      {muted.map(({ groupId, groupName, until }) => (
        <li key={groupId}>
          <div>
            <Link href={`/groupDetails/${groupId}`} prefetch={false} dir="auto">
              {groupName}
            </Link>
            <p className="text-sm text-soft">{until ? `Muted until ${until}` : "Muted until you say so"}</p>
          </div>
          <Button variant="outline" size="sm" pending={pending} onClick={() => void unmute(groupId, groupName)}>
            Unmute<span className="sr-only"> {groupName}</span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
