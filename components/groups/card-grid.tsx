"use client";

import type { GroupCard as Card } from "@/lib/groups/schema";
import { GroupCard } from "./group-card";

/**
 * A page of cards. A client component for the sake of the page's weight only: what travels beside the HTML is then
 * 24 short rows instead of 24 trees.
 */
export function CardGrid({ groups }: { groups: Card[] }) {
  return (
    <ul className="card-grid">
      {groups.map((group, index) => (
        <GroupCard key={group._id} group={group} eager={index < 4} />
      ))}
    </ul>
  );
}
