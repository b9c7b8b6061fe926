import type { ReactNode } from "react";
import { formatNumber } from "@/lib/format-number";

/** The cell Max Members: a number below its heading, or a phrase where the heading is hidden. `children` adds more about the places. */
export function SeatsCell({ max, children }: { max: number; children?: ReactNode }) {
  return (
    <td>
      {formatNumber(max)}
      <span className="only-phone"> {max === 1 ? "member" : "members"} at most</span>
      {children}
    </td>
  );
}
