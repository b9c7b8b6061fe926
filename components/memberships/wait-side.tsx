import { ButtonLink } from "@/components/ui/button";
import { Says } from "@/components/ui/says";
import { formatNumber } from "@/lib/format-number";
import type { PlacesView } from "@/lib/memberships/views";
import { deskPath } from "./desk-address";
import { roomForAll } from "./places-words";

/** Explains how the waitlist works, and offers to raise the limit of members. */
export function WaitSide({ groupId, places, mayRaise }: { groupId: string; places: PlacesView; mayRaise: boolean }) {
  const waiting = places.waitingCount;
  const room = mayRaise ? roomForAll(places) : null;
  return (
    <div className="desk-side">
      <section className="panel">
        <h2>How the line moves</h2>
        <div className="mt-4 grid gap-4">
          <Says icon="check" title="First come, first in">
            When a place opens, the first in line becomes a member at once.
          </Says>
          <Says icon="mail" title="They hear of it">
            A notice goes out the same minute.
          </Says>
          <Says icon="eyeOff" title="Nobody sees the others">
            Each person sees only their own place in line.
          </Says>
        </div>
      </section>
      {room !== null && (
        <section className="panel">
          <h2>More places?</h2>
          <p className="mt-2 mb-5 text-sm text-soft">
            Raise the limit from {formatNumber(places.maxMembers)} to {formatNumber(room)}, and{" "}
            {waiting === 1 ? "the one who waits is in" : waiting === 2 ? "both are in" : `all ${formatNumber(waiting)} are in`}.
          </p>
          <ButtonLink variant="outline" size="sm" href={`${deskPath(groupId, "settings")}#places`}>
            Raise the limit
          </ButtonLink>
        </section>
      )}
    </div>
  );
}
