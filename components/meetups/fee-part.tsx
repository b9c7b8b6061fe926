import { money } from "@/lib/meetups/fee-rules";
import { isPayLink } from "@/lib/meetups/pay-link-rules";
import type { Fee } from "@/lib/meetups/schema";

/** The fee and its terms, shown before a person answers. */
export function FeePart({ fee }: { fee: Fee }) {
  return (
    <section id="fee" aria-labelledby="fee-title">
      <h2 id="fee-title">The fee</h2>
      <div className="panel fee">
        <p className="fee-sum">
          <b>{money(fee)}</b> <span>for each person</span>
        </p>
        <dl>
          <dt>It covers</dt>
          <dd dir="auto">{fee.covers}</dd>
          <dt>How to pay</dt>
          <dd dir="auto">
            {isPayLink(fee) ? (
              <a className="text-link" href={fee.pay} rel="noreferrer nofollow">
                {fee.pay}
              </a>
            ) : (
              fee.pay
            )}
          </dd>
          <dt>Refund</dt>
          <dd dir="auto">{fee.refund}</dd>
        </dl>
      </div>
      <p className="text-soft fee-note">You pay the host. HobbyHub handles no money and takes no share.</p>
    </section>
  );
}
