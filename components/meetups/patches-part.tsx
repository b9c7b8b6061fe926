import Link from "next/link";
import { WithDigits } from "@/components/ui/with-digits";
import type { PatchesAudience } from "@/lib/accounts/schema";
import type { Earned } from "@/lib/meetups/earned-views";
import { EarnedPatches } from "./earned-patches";
import { SeenBy } from "./seen-by";

interface PatchesPartProps {
  earned: Earned;
  sashFor: PatchesAudience;
  /** The id of the account, whose public page shows the same patches to others. */
  personId: string;
}

/** The person's earned patches, on their account page. */
export function PatchesPart({ earned, sashFor, personId }: PatchesPartProps) {
  return (
    <section id="sash" className="sash-own" aria-labelledby="sash-title">
      <div className="sash-head">
        <h2 id="sash-title">
          <WithDigits text={earned.count === 1 ? "1 meetup" : `${earned.count} meetups`} />
        </h2>
        <p className="text-sm text-soft">One patch for each meetup you came to, the newest first.</p>
        <SeenBy sashFor={sashFor} />
      </div>
      <EarnedPatches earned={earned} self />
      <p className="mt-4">
        <Link className="text-link" href={`/people/${personId}`} prefetch={false}>
          See your page as others do
        </Link>
      </p>
    </section>
  );
}
