"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { CALENDAR_PATH, myMeetupPath } from "@/lib/meetups/addresses";
import { dayFrom, dayName, monthFrom, monthName } from "@/lib/meetups/month-rules";
import type { MyMeetupRow } from "@/lib/meetups/my-views";
import { clockTime } from "@/lib/meetups/when-rules";
import { CLOTH } from "./date-patch";

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const SHOWN = 3;
const WEEK = 7;

interface MonthGridProps {
  month: string;
  weeks: string[][];
  rows: MyMeetupRow[];
  /** The chosen one. */
  day: string;
  today: string;
}

const hrefOf = (day: string): string => `${CALENDAR_PATH}?view=month&month=${day.slice(0, 7)}&day=${day}`;

/** Where a key leads from a day; null for keys that mean nothing here. */
function moved(key: string, day: string): string | null {
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  const steps: Record<string, number> = {
    ArrowLeft: -1,
    ArrowRight: 1,
    ArrowUp: -WEEK,
    ArrowDown: WEEK,
    Home: -weekday,
    End: WEEK - 1 - weekday,
  };
  if (key === "PageUp" || key === "PageDown") return `${monthFrom(day.slice(0, 7), key === "PageUp" ? -1 : 1)}-01`;
  const step = steps[key];
  return step === undefined ? null : dayFrom(day, step);
}

/**
 * A month as a grid: one day is in the order of the Tab key, arrows move between days, Page Up and Page Down between months. Without
 * scripts every day is a link as any other.
 */
export function MonthGrid({ month, weeks, rows, day, today }: MonthGridProps) {
  const router = useRouter();
  const grid = useRef<HTMLTableElement>(null);
  const moves = useRef<string | null>(null);
  const [at, setAt] = useState<string | null>(null);
  const shown = weeks.flat();
  const reachable = at !== null && shown.includes(at) ? at : day;

  // Only once arrows work may days leave the order of the Tab key.
  useEffect(() => setAt(day), [day]);
  useEffect(() => {
    if (moves.current === null || !shown.includes(moves.current)) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${moves.current}"]`)?.focus();
    moves.current = null;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    const to = from && !event.altKey && !event.ctrlKey && !event.metaKey ? moved(event.key, from) : null;
    if (!to) return;
    event.preventDefault();
    moves.current = to;
    setAt(to);
    // The first of the next month may already stand in this one's last week.
    if (!shown.includes(to) || event.key.startsWith("Page")) router.push(hrefOf(to), { scroll: false });
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table whose cells arrows lead through
    <table ref={grid} role="grid" className="month" onKeyDown={onKeyDown}>
      <caption className="sr-only">{monthName(month)}</caption>
      <thead>
        <tr>
          {WEEKDAYS.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((each) => (
              <Day
                key={each}
                day={each}
                rows={rows.filter((row) => row.day === each)}
                out={!each.startsWith(month)}
                today={each === today}
                chosen={each === day}
                tabIndex={at === null || each === reachable ? 0 : -1}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: string;
  rows: MyMeetupRow[];
  out: boolean;
  today: boolean;
  chosen: boolean;
  tabIndex: number;
}

function Day({ day, rows, out, today, chosen, tabIndex }: DayProps) {
  const looks = [out && "month-out", today && "month-today", chosen && "month-chosen"].filter(Boolean).join(" ");
  const count = rows.length === 0 ? "no meetups" : rows.length === 1 ? "1 meetup" : `${rows.length} meetups`;
  return (
    <td className={looks || undefined}>
      <Link
        className="month-day"
        href={`${hrefOf(day)}#day`}
        scroll={false}
        prefetch={false}
        data-day={day}
        tabIndex={tabIndex}
        aria-current={today ? "date" : chosen || undefined}
        aria-label={`${dayName(day)}, ${count}`}
      >
        {Number(day.slice(-2))}
      </Link>
      {rows.length > 0 && (
        <>
          <ul>
            {rows.slice(0, SHOWN).map((row) => (
              <li key={row._id}>
                <Link className="month-item" href={myMeetupPath(row._id)} prefetch={false}>
                  <span className={`dot ${CLOTH[row.hobby]}`} aria-hidden="true" />
                  <span className="month-words">
                    <span className="month-time">{clockTime(row.startsAt, row.zone)}</span> {row.title}
                  </span>
                </Link>
              </li>
            ))}
            {rows.length > SHOWN && (
              <li>
                <Link className="month-item" href={`${hrefOf(day)}#day`} scroll={false} prefetch={false}>
                  {rows.length - SHOWN} more
                </Link>
              </li>
            )}
          </ul>
          <span className="month-dots" aria-hidden="true">
            {rows.slice(0, SHOWN).map((row) => (
              <span key={row._id} className={`dot ${CLOTH[row.hobby]}`} />
            ))}
          </span>
        </>
      )}
    </td>
  );
}
