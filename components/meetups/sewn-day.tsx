import type { patchParts } from "@/lib/meetups/when-rules";
import "./day.css";

type SewnDayProps = ReturnType<typeof patchParts> & { className: string };

/** A day, sewn, whose words are there already. */
export const SewnDay = ({ weekday, day, month, date, className }: SewnDayProps) => (
  <time className={`day ${className}`} dateTime={date}>
    <span>{weekday}</span>
    <b>{day}</b>
    <span>{month}</span>
  </time>
);
