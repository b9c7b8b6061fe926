import type { patchParts } from "@/lib/meetups/when-rules";
import "./day.css";

type SewnDayProps = ReturnType<typeof patchParts> & { className: string };

/** A day as a calendar sheet, of words that were made already. */
export const SewnDay = ({ weekday, day, month, date, className }: SewnDayProps) => (
  <time className={`day ${className}`} dateTime={date}>
    <span>{weekday}</span>
    <b>{day}</b>
    <span>{month}</span>
  </time>
);
