import type { HobbyCategory } from "@/lib/groups/schema";
import { patchParts } from "@/lib/meetups/date-format-rules";
import { DaySheet } from "./day-sheet";

/** The class that gives a hobby its colors. */
export const HOBBY_CLASS: Record<HobbyCategory, string> = {
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
  /** The year is shown if it differs from that of `now`; null shows it always. */
  now?: string | null;
  /** Absent if the day belongs to no single hobby. */
  hobby?: HobbyCategory;
  large?: boolean;
  /** Not read out, because the day is written in words beside it. */
  silent?: boolean;
}

/** A day drawn as a calendar sheet, in the color of a hobby. */
export function DatePatch({ at, zone, now, hobby, large = false, silent = false }: DatePatchProps) {
  const className = `${large ? "day-lg " : ""}${hobby ? HOBBY_CLASS[hobby] : "day-plain"}`;
  const { date, ...parts } = patchParts(at, zone, now);
  return <DaySheet {...parts} date={silent ? undefined : date} className={className} />;
}
