"use client";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formToast } from "@/components/ui/toast";
import { api } from "@/lib/platform/http/client";
import { useSend } from "../account/use-send";

/** Sends the person a sample summary of what is unread. */
export function SummaryButton({ email }: { email: string }) {
  const { pending, send } = useSend();

  const ask = () =>
    send(async () => {
      await api("/api/accounts/me/summary", { method: "POST", body: {} });
      void formToast.success(`A summary is on its way to ${email}.`);
    });

  return (
    <div>
      <Button variant="outline" size="sm" className="needs-scripts" pending={pending} onClick={() => void ask()}>
        <Icon name="mail" />
        Send me one now, to look at
      </Button>
    </div>
  );
}
