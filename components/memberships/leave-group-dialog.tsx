"use client";

import { DialogForm } from "@/components/ui/dialog-form";
import { useJoining } from "./joining";

const COMING_BACK = {
  open: "You can join again while there are places.",
  approval: "To come back you send a new request.",
  invitation: "To come back you need a new invitation.",
} as const;

/** Asked once more before a member leaves. */
export function LeaveGroupDialog() {
  const { group, doing, failure, giveUp, close } = useJoining();
  return (
    <DialogForm
      title="Leave this group?"
      submit="Leave"
      sending={doing === "leaving"}
      sendingWords="Leaving"
      cancel="Stay"
      final
      notice={failure}
      onSubmit={() => void giveUp()}
      onClose={close}
    >
      <p className="text-soft">Your place becomes free at once. {COMING_BACK[group.joinPolicy]}</p>
    </DialogForm>
  );
}
