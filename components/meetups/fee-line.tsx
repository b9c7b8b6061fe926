import { money } from "@/lib/meetups/fee-rules";
import type { Fee } from "@/lib/meetups/schema";

/** The fee stands above the button wherever a yes costs something. */
export function FeeLine({ fee }: { fee: Fee | null }) {
  if (!fee) return null;
  return (
    <p className="rsvp-fee">
      <b>{money(fee)}</b> for each person, paid to the host.
      <br />
      <FeeTerms fee={fee} />
      <br />
      How to pay: <span dir="auto">{fee.pay}</span>
    </p>
  );
}

/** What somebody agrees to with the sum. A host may have written no more than “Breakfast” and “None”. */
export function FeeTerms({ fee }: { fee: Fee }) {
  return (
    <>
      It covers: <span dir="auto">{fee.covers}</span>
      <br />
      Refund: <span dir="auto">{fee.refund}</span>
    </>
  );
}
