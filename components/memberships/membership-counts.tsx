import Link from "next/link";
import { formatNumber } from "@/lib/format-number";
import type { MyCounts } from "@/lib/memberships/page-views";
import { people } from "./places-words";

const groups = (count: number): string => `${formatNumber(count)} ${count === 1 ? "group" : "groups"}`;

/** What the three figures do not say: groups one belongs to and waits for, and who waits for an answer. Nothing where there is nothing. */
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
        See them in My Group
      </Link>
    </p>
  );
}
