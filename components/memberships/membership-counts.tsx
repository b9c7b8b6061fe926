import Link from "next/link";
import { formatNumber } from "@/lib/format-number";
import type { MyCounts } from "@/lib/memberships/page-views";
import { people } from "./places-words";

const groups = (count: number): string => `${formatNumber(count)} ${count === 1 ? "group" : "groups"}`;

/**
 * A sentence for the dashboard: how many groups the person belongs to and waits for, and how many requests are open. Empty if all are zero.
 */
export function MembershipCounts({ counts: { belong, waiting, requests, more } }: { counts: MyCounts }) {
  const parts = [
    belong > 0 && `You belong to ${groups(belong)}`,
    waiting > 0 && `wait for ${groups(waiting)}`,
    requests > 0 && `${more ? "at least " : ""}${people(requests)} ${requests === 1 ? "waits" : "wait"} for your answer`,
  ].filter(Boolean);
  if (parts.length === 0) return null;
  const words = parts.join(", ");
  return (
    <p className="mb-8">
      {words.charAt(0).toUpperCase() + words.slice(1)}.{" "}
      <Link className="text-link" href="/dashboard/dashMyGroup" prefetch={false}>
        Go to My Group
      </Link>
    </p>
  );
}
