import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import type { DeskView } from "@/lib/memberships/page-views";
import { dayOf } from "./join-words";

/** A move that was announced, or the way to announce one. */
export function MoveStep({ move, onMove }: { move: DeskView["move"]; onMove: () => void }) {
  if (move)
    return (
      <div className="final">
        <b>The group moves to {move.to}</b>
        <p>
          Announced on {dayOf(move.announcedAt)}. From {dayOf(move.exportFrom)} the export also holds those who share their address if the
          group moves and have not said no.
        </p>
      </div>
    );
  return (
    <div className="final">
      <b>Move the group elsewhere</b>
      <p>Members are told where you go, and have 14 days to say no before you get their addresses.</p>
      <Button variant="outline" size="sm" onClick={onMove}>
        <Icon name="external" />
        Announce a move
      </Button>
    </div>
  );
}
