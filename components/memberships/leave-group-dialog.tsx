"use client";

import { DialogForm } from "@/components/ui/dialog-form";
import type { Role } from "@/lib/memberships/schema";
import type { JoinGroup } from "./join-words";
import { useJoining } from "./joining";

const COMING_BACK = {
  open: "You can join again while there are places.",
  approval: "To come back you send a new request.",
  invitation: "To come back you need a new invitation.",
} as const;

/** Says how the person can join again. To the owner of a closed group, says that the group will have no owner. */
function comingBack({ closedAt, joinPolicy }: JoinGroup, role: Role | null | undefined): string {
  if (closedAt === null) return COMING_BACK[joinPolicy];
  if (role === "owner") return "Nobody will own the group then: nobody can open it again, or delete it.";
  return "While the group is closed nobody can join it again.";
}

/** Asks for confirmation before a member leaves. */
export function LeaveGroupDialog() {
  const { group, membership, doing, failure, giveUp, close } = useJoining();
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
      <p className="text-soft">
        Your place becomes free at once{membership?.role === "organizer" && ", and you are an organizer no more"}.{" "}
        {comingBack(group, membership?.role)}
      </p>
    </DialogForm>
  );
}
