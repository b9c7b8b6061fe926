"use client";

import { useState } from "react";
import { useShowAfterWrite } from "@/components/layout/refresh";
import { Button } from "@/components/ui/button";
import { Says } from "@/components/ui/says";
import { siteToast } from "@/components/ui/toast";
import { api, failureOf, wasRefused } from "@/lib/platform/http/client";
import { dayOf } from "./join-words";

/** The owner has offered me the group: I can accept or decline. */
export function TransferNote({ groupId, offer }: { groupId: string; offer: { offeredBy: string; expiresAt: string } }) {
  const { showing, show } = useShowAfterWrite();
  const [sending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const pending = sending || showing;
  const answer = async (path: string, method: "POST" | "DELETE") => {
    setSending(true);
    setFailure(null);
    try {
      await api(`/api/groups/${groupId}/transfer${path}`, { method, ...(method === "POST" && { body: {} }) });
      show();
    } catch (error) {
      // The offer was taken back or has ended. This note disappears with its text, so a toast shows the message.
      if (wasRefused(error)) {
        void siteToast.error(failureOf(error));
        show();
      } else setFailure(failureOf(error));
    }
    setSending(false);
  };
  return (
    <div className="panel-note">
      <Says icon="handover" title={`${offer.offeredBy} asks you to take over this group`}>
        You would be its owner, and {offer.offeredBy} an organizer. The offer ends on {dayOf(offer.expiresAt)}.
      </Says>
      {failure && (
        <p className="error" role="alert">
          {failure}
        </p>
      )}
      <div className="ways">
        <Button className="btn-grow" pending={pending} onClick={() => void answer("/acceptance", "POST")}>
          Become the owner
        </Button>
        <Button variant="outline" pending={pending} onClick={() => void answer("", "DELETE")}>
          No, thank you
        </Button>
      </div>
    </div>
  );
}
