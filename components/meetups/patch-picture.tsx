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

/** Three drawings of each hobby; a meetup keeps its own. */
const DRAWN = ["", "-2", "-3"];

/** A hobby's drawing, cut out of its cloth. */
export function PatchPicture({ hobby, meetupId }: { hobby: HobbyCategory; meetupId: string }) {
  const which = DRAWN[Number.parseInt(meetupId.slice(-4), 16) % DRAWN.length] ?? "";
  return <img src={`/patches/${NAMES[hobby]}${which}.svg`} alt="" width={112} height={112} loading="lazy" />;
}
