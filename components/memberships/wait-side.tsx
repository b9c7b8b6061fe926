import { ButtonLink } from "@/components/ui/button";
import { Says } from "@/components/ui/says";
import { deskPath } from "./desk-address";

/** How the line moves, and the one way to make it shorter. */
export function WaitSide({ groupId, waiting, max, mayRaise }: { groupId: string; waiting: number; max: number; mayRaise: boolean }) {
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
      {mayRaise && waiting > 0 && (
        <section className="panel">
          <h2>More places?</h2>
          <p className="mt-2 mb-5 text-sm text-soft">
            Raise the limit from {max.toLocaleString("en")} to {(max + waiting).toLocaleString("en")}, and{" "}
            {waiting === 1 ? "the one who waits is in" : `all ${waiting.toLocaleString("en")} are in`}.
          </p>
          <ButtonLink variant="outline" size="sm" href={`${deskPath(groupId, "settings")}#places`}>
            Raise the limit
          </ButtonLink>
        </section>
      )}
    </div>
  );
}
