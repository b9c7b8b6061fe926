import type { HobbyCategory } from "@/lib/groups/schema";
import type { DayColors } from "@/lib/platform/email/letter";

const CREAM = "#fff3d6";
const DARK = "#1b1f45";
const MARIGOLD = "#f2a71b";
const RED = "#b9302a";
const SKY = "#86c1de";
const LEAF = "#2a744c";

/** The colors of each hobby for mails, which cannot use a style sheet. Pages have the same colors from `components/meetups/day.css`. */
export const HOBBY_COLORS: Record<HobbyCategory, DayColors> = {
  "Drawing & Painting": { background: MARIGOLD, text: DARK, border: RED },
  Photography: { background: "#27306b", text: CREAM, border: MARIGOLD },
  "Video Gaming": { background: "#2b3377", text: CREAM, border: SKY },
  Fishing: { background: SKY, text: DARK, border: RED },
  Running: { background: RED, text: "#fff", border: MARIGOLD },
  Cooking: { background: LEAF, text: "#fff", border: "#c3d38f" },
  Reading: { background: "#5664b4", text: "#fff", border: MARIGOLD },
  Writing: { background: "#1d5a3a", text: "#fff", border: SKY },
  Hiking: { background: "#e3c77e", text: DARK, border: LEAF },
  Other: { background: "#ecd9b0", text: DARK, border: RED },
};
