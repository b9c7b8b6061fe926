import type { HobbyCategory } from "@/lib/groups/schema";
import { patchParts } from "@/lib/meetups/when-rules";
import { SewnDay } from "./sewn-day";

/** The cloth, thread and rim of each hobby. */
export const CLOTH: Record<HobbyCategory, string> = {
  "Drawing & Painting": "hobby-drawing",
  Photography: "hobby-photo",
  "Video Gaming": "hobby-gaming",
  Fishing: "hobby-fishing",
  Running: "hobby-running",
  Cooking: "hobby-cooking",
  Reading: "hobby-reading",
  Writing: "hobby-writing",
  Hiking: "hobby-hiking",
  Other: "hobby-other",
};

interface DatePatchProps {
  at: string;
  zone: string;
  /** None where a day belongs to no one hobby. */
  hobby?: HobbyCategory;
  large?: boolean;
}

/** A day as a calendar sheet, in the color of a hobby. */
export function DatePatch({ at, zone, hobby, large = false }: DatePatchProps) {
  return <SewnDay {...patchParts(at, zone)} className={`${large ? "day-lg " : ""}${hobby ? CLOTH[hobby] : "day-plain"}`} />;
}
