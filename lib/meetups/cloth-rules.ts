import type { HobbyCategory } from "@/lib/groups/schema";
import type { Cloth } from "@/lib/platform/email/letter";

const CREAM = "#fff3d6";
const DARK = "#1b1f45";
const MARIGOLD = "#f2a71b";
const RED = "#b9302a";
const SKY = "#86c1de";
const LEAF = "#2a744c";

/** Each hobby's, for mails: no style sheet reaches them. Pages have the same from `components/meetups/day.css`. */
export const CLOTHS: Record<HobbyCategory, Cloth> = {
  "Drawing & Painting": { cloth: MARIGOLD, thread: DARK, rim: RED },
  Photography: { cloth: "#27306b", thread: CREAM, rim: MARIGOLD },
  "Video Gaming": { cloth: "#2b3377", thread: CREAM, rim: SKY },
  Fishing: { cloth: SKY, thread: DARK, rim: RED },
  Running: { cloth: RED, thread: "#fff", rim: MARIGOLD },
  Cooking: { cloth: LEAF, thread: "#fff", rim: "#c3d38f" },
  Reading: { cloth: "#5664b4", thread: "#fff", rim: MARIGOLD },
  Writing: { cloth: "#1d5a3a", thread: "#fff", rim: SKY },
  Hiking: { cloth: "#e3c77e", thread: DARK, rim: LEAF },
  Other: { cloth: "#ecd9b0", thread: DARK, rim: RED },
};
