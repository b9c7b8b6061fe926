import type { HobbyCategory } from "@/lib/groups/schema";

/** The tag's colour must contrast with the covers of its category. */
const DYES: Record<HobbyCategory, string> = {
  "Drawing & Painting": "dye-red",
  Photography: "dye-indigo",
  "Video Gaming": "dye-sky",
  Fishing: "dye-red",
  Running: "dye-marigold",
  Cooking: "dye-leaf",
  Reading: "dye-marigold",
  Writing: "dye-marigold",
  Hiking: "dye-leaf",
  Other: "dye-red",
};

/** A hobby's woven tag. */
export function Tag({ category }: { category: HobbyCategory }) {
  return <span className={`tag ${DYES[category]}`}>{category}</span>;
}
