import type { ReactNode } from "react";
import { formatNumber } from "@/lib/format-number";

/** Max Members: a bare number below its heading, a whole phrase where the heading is gone; behind it, what else is known of the places. */
export function SeatsCell({ max, children }: { max: number; children?: ReactNode }) {
  return (
    <td>
      {formatNumber(max)}
      <span className="only-phone"> {max === 1 ? "member" : "members"} at most</span>
      {children}
    </td>
  );
}
