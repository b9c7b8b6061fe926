import type { patchParts } from "@/lib/meetups/date-format-rules";
import "./day.css";

type DaySheetProps = ReturnType<typeof patchParts> & { className: string };

/** A day drawn as a calendar sheet, from texts that are already formatted. */
export const DaySheet = ({ weekday, day, month, date, className }: DaySheetProps) => (
  <time className={`day ${className}`} dateTime={date}>
    <span>{weekday}</span>
    <b>{day}</b>
    <span>{month}</span>
  </time>
);
