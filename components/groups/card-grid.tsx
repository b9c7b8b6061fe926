"use client";

import { slugOf } from "@/lib/slug";
import { type CardRow, pictureOf } from "./card-row";
import { GroupCard } from "./group-card";
import "./list.css";

/** A phone's first screen ends in the second card. */
const LOAD = ["first", "now"] as const;

/**
 * A page of cards. A client component for the sake of the page's weight only: what travels beside the HTML is then
 * 24 short rows instead of 24 trees.
 */
export function CardGrid({ rows }: { rows: CardRow[] }) {
  return (
    <ul className="card-grid">
      {rows.map(([_id, groupName, hobbyCategory, location, maxMembers, picture, slug = slugOf(groupName)], index) => (
        <GroupCard
          key={_id}
          group={{ _id, slug, groupName, hobbyCategory, location, maxMembers, imageUrl: pictureOf(picture) }}
          load={LOAD[index]}
        />
      ))}
    </ul>
  );
}
