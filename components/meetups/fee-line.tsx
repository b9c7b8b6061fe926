import { money } from "@/lib/meetups/fee-rules";
import type { Fee } from "@/lib/meetups/schema";

/** The fee stands above the button wherever a yes costs something. */
export function FeeLine({ fee }: { fee: Fee | null }) {
  if (!fee) return null;
  return (
    <p className="rsvp-fee">
      <b>{money(fee)}</b> for each person, paid to the host. <span dir="auto">{fee.covers}</span>
      <br />
      <span dir="auto">{fee.refund}</span>
      <br />
      How to pay: <span dir="auto">{fee.pay}</span>
    </p>
  );
}
