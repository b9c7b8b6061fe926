import type { patchParts } from "@/lib/meetups/date-format-rules";
import "./day.css";

interface DaySheetProps extends Omit<ReturnType<typeof patchParts>, "date"> {
  /** Absent if the day is written in words beside the sheet. The sheet is not read out then. */
  date?: string | undefined;
  className: string;
}

/** A day drawn as a calendar sheet, from texts that are already formatted. */
export function DaySheet({ weekday, day, month, date, className }: DaySheetProps) {
  const drawn = (
    <>
      <span>{weekday}</span>
      <b>{day}</b>
      <span>{month}</span>
    </>
  );
  if (date === undefined)
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
