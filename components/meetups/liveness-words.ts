import { formatNumber } from "@/lib/format-number";
import { dayWithYear } from "@/lib/meetups/date-format-rules";
import type { Liveness } from "@/lib/meetups/group-views";

const times = (count: number): string => (count === 1 ? "once" : count === 2 ? "twice" : `${count} times`);

/** "Met 3 times in the last 60 days; 9 of 12 came". The last words stay on one line. */
export function livenessInWords(liveness: Liveness, zone: string): string {
  switch (liveness.kind) {
    case "alive":
      return `Met ${times(liveness.times)} in the last 60 days; ${formatNumber(liveness.came)}\u00a0of\u00a0${formatNumber(liveness.said)}\u00a0came`;
    case "resting":
      return `Last met on ${dayWithYear(liveness.lastMet ?? "", zone)}`;
    case "quiet":
      return liveness.lastMet === null
        ? "Has not met for 90 days"
        : `Has not met for 90 days; last on ${dayWithYear(liveness.lastMet, zone)}`;
    case "new":
      return "New: has not met yet";
  }
}
