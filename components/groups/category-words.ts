import type { HobbyCategory } from "@/lib/groups/schema";

/** The sentence below the heading of each hobby's list. */
export const CATEGORY_WORDS: Record<HobbyCategory, string> = {
  "Drawing & Painting": "Sketch walks, water colours on the roof, and people who lend you a brush.",
  Photography: "Photo walks, night shoots and kind words about your pictures.",
  "Video Gaming": "LAN nights, couch matches and somebody to revive you.",
  Fishing: "Quiet banks, early mornings and stories that grow.",
  Running: "Easy miles, hard miles, and somebody waiting at the corner.",
  Cooking: "Long tables, old recipes and everybody chops.",
  Reading: "One book, one pot of tea, and no tests.",
  Writing: "Letters, poems and first pages, read by friendly eyes.",
  Hiking: "Ridges, trails and tea gardens, at the pace of the slowest walker.",
  Other: "Kites, stars, gardens, chess: hobbies that fit no box.",
};
