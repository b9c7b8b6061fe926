import type { HobbyCategory } from "@/lib/groups/schema";
import "./day.css";
import { patchParts } from "@/lib/meetups/when-rules";

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
  /** Plain cotton where a day belongs to no one hobby. */
  hobby?: HobbyCategory;
  large?: boolean;
}

/** A day, sewn. */
export function DatePatch({ at, zone, hobby, large = false }: DatePatchProps) {
  const { weekday, day, month, date } = patchParts(at, zone);
  return (
    <time className={`day ${large ? "day-lg" : ""} ${hobby ? CLOTH[hobby] : "day-plain"}`} dateTime={date}>
      <span>{weekday}</span>
      <b>{day}</b>
      <span>{month}</span>
    </time>
  );
}
