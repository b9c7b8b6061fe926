import { money } from "@/lib/meetups/fee-rules";
import type { Fee } from "@/lib/meetups/schema";

/** The fee, shown above each button whose yes costs something. */
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

/** The terms of the fee. They can be as short as “Breakfast” and “None”. */
export function FeeTerms({ fee }: { fee: Fee }) {
  return (
    <>
      It covers: <span dir="auto">{fee.covers}</span>
      <br />
      Refund: <span dir="auto">{fee.refund}</span>
    </>
  );
}
