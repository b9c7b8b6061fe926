import type { patchParts } from "@/lib/meetups/date-format-rules";
import "./day.css";

type DaySheetProps = ReturnType<typeof patchParts> & {
  className: string;
  /** Not read out, because the day is written in words beside it. */
  silent?: boolean;
};

/** A day drawn as a calendar sheet, from texts that are already formatted. */
export function DaySheet({ weekday, day, month, date, className, silent = false }: DaySheetProps) {
  const drawn = (
    <>
      <span>{weekday}</span>
      <b>{day}</b>
      <span>{month}</span>
    </>
  );
  if (silent)
    return (
      <span className={`day ${className}`} aria-hidden="true">
        {drawn}
      </span>
    );
  return (
    <time className={`day ${className}`} dateTime={date}>
      {drawn}
    </time>
  );
}
