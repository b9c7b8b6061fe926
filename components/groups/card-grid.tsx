"use client";

import { slugOf } from "@/lib/slug";
import { type CardRow, pictureOf } from "./card-row";
import { GroupCard } from "./group-card";
import "./list.css";

/** A phone's first screen shows the first card and a part of the second. So the browser loads their pictures at once. */
const LOAD = ["first", "now"] as const;

/**
 * A page of cards. It is a client component only to make the page smaller: the payload beside the HTML then holds 24 short rows instead of
 * 24 component trees.
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
