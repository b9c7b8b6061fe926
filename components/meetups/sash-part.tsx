import Link from "next/link";
import { WithDigits } from "@/components/ui/with-digits";
import type { SashAudience } from "@/lib/accounts/schema";
import type { Sash as Sewn } from "@/lib/meetups/sash-views";
import { Sash } from "./sash";
import { SeenBy } from "./seen-by";

interface SashPartProps {
  sash: Sewn;
  sashFor: SashAudience;
  /** Of the account: its own page shows the same to others. */
  personId: string;
}

/** One's own sash on one's account page. */
export function SashPart({ sash, sashFor, personId }: SashPartProps) {
  return (
    <section id="sash" className="sash-own" aria-labelledby="sash-title">
      <div className="sash-head">
        <h2 id="sash-title">
          <WithDigits text={sash.count === 1 ? "1 meetup" : `${sash.count} meetups`} />
        </h2>
        <p className="text-sm text-soft">One patch for each meetup you came to, the newest first.</p>
        <SeenBy sashFor={sashFor} />
      </div>
      <Sash sash={sash} self />
      <p className="mt-4">
        <Link className="text-link" href={`/people/${personId}`} prefetch={false}>
          See your page as others do
        </Link>
      </p>
    </section>
  );
}
