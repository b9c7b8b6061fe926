"use client";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { formToast } from "@/components/ui/toast";
import { useSend } from "../account/use-send";
import { saveSettings } from "./save-settings";

interface RestedNoteProps {
  email: string;
  /** The day, as text. */
  since: string;
  why: "bounced" | "complained";
}

const WHY = {
  bounced: { happened: "came back, so we send no more of them", again: "The address works: send mails again" },
  complained: { happened: "were marked as unwanted, so we send no more of them", again: "That was a mistake: send mails again" },
};

/** Explains that mail to this address does not arrive, and what to do. */
export function RestedNote({ email, since, why }: RestedNoteProps) {
  const { pending, send, show } = useSend();

  const again = () =>
    send(async () => {
      await saveSettings({ mailAgain: true });
      void formToast.success(`Mails go to ${email} again.`);
      show();
    });

  return (
    <div className="panel set-part grid gap-4">
      <p className="mail-state mail-wait">
        <Icon name="warning" />
        <span>
          On {since} our mails to <b className="wrap-anywhere">{email}</b> {WHY[why].happened}. Everything still stands under Notices here.
        </span>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="outline" size="sm" pending={pending} onClick={() => void again()}>
          {WHY[why].again}
        </Button>
        <a className="btn btn-sm btn-outline" href="#email">
          Change the address
        </a>
      </div>
    </div>
  );
}
