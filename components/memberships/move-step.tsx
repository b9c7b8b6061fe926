import { MOVE_DAYS } from "@/lib/memberships/deadline-rules";
import type { DeskView } from "@/lib/memberships/page-views";
import { FinalStep } from "./final-step";
import { dayOf } from "./join-words";

/** The announced move, or a button to announce one. */
export function MoveStep({ move, onMove }: { move: DeskView["move"]; onMove: () => void }) {
  if (move)
    return (
      <FinalStep
        title={`The group moves to ${move.to}`}
        says={`Announced on ${dayOf(move.announcedAt)}. From ${dayOf(move.exportFrom)} the export also holds those who share their address if the group moves and have not said no.`}
      />
    );
  return (
    <FinalStep
      title="Move the group elsewhere"
      says={`Members are told where you go, and have ${MOVE_DAYS} days to say no before you get their addresses.`}
      act="Announce a move"
      icon="external"
      onPress={onMove}
    />
  );
}
