import type { HobbyCategory } from "@/lib/groups/schema";

const NAMES: Record<HobbyCategory, string> = {
  "Drawing & Painting": "drawing-painting",
  Photography: "photography",
  "Video Gaming": "video-gaming",
  Fishing: "fishing",
  Running: "running",
  Cooking: "cooking",
  Reading: "reading",
  Writing: "writing",
  Hiking: "hiking",
  Other: "other",
};

/** The file name suffixes of a hobby's drawings. */
const DRAWN = ["", "-2", "-3"];

/** One drawing of a hobby, as a patch. */
export function PatchPicture({ hobby, drawing = 0 }: { hobby: HobbyCategory; drawing?: number }) {
  const which = DRAWN[drawing] ?? "";
  return <img src={`/patches/${NAMES[hobby]}${which}.svg`} alt="" width={112} height={112} loading="lazy" />;
}
