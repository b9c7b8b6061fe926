"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { dayFrom, dayName, monthFrom, monthName } from "@/lib/meetups/month-rules";
import type { MonthItem } from "@/lib/meetups/page-views";
import { clockTime } from "@/lib/meetups/when-rules";
import { CLOTH } from "./date-patch";

const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"];
const SHOWN = 3;
const WEEK = 7;

interface MonthGridProps {
  month: string;
  weeks: string[][];
  rows: readonly MonthItem[];
  /** The chosen one. */
  day: string;
  today: string;
  /** The address of a day, but for the day at its end. */
  dayAddress: string;
}

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

/** The day to which a key has just led, and the month whose grid takes it up: another month may be another grid, which goes on where this one stopped. */
const moves: { to: string | null; month: string | null } = { to: null, month: null };

/**
 * A month as a grid: one day is in the order of the Tab key, arrows move between days, Page Up and Page Down between months. Without
 * scripts every day is a link as any other.
 */
export function MonthGrid({ month, weeks, rows, day, today, dayAddress }: MonthGridProps) {
  const router = useRouter();
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const shown = weeks.flat();
  const reachable = at !== null && shown.includes(at) ? at : day;

  // Only once arrows work may days leave the order of the Tab key.
  useEffect(() => setAt(day), [day]);
  useEffect(() => {
    if (moves.to === null || !shown.includes(moves.to) || (moves.month ?? month) !== month) return;
    grid.current?.querySelector<HTMLElement>(`[data-day="${moves.to}"]`)?.focus();
    moves.to = null;
  });

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    const to = from && !event.altKey && !event.ctrlKey && !event.metaKey ? moved(event.key, from) : null;
    if (!to) return;
    event.preventDefault();
    // The first of the next month may already stand in this one's last week.
    const turns = event.key.startsWith("Page");
    Object.assign(moves, { to, month: turns ? to.slice(0, 7) : null });
    setAt(to);
    if (!shown.includes(to) || turns) router.push(`${dayAddress}${to}`, { scroll: false });
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
                href={`${dayAddress}${each}#day`}
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
  rows: readonly MonthItem[];
  out: boolean;
  today: boolean;
  chosen: boolean;
  href: string;
  tabIndex: number;
}

const countOf = (rows: readonly MonthItem[]): string => {
  if (rows.length === 0) return "no meetups";
  if (rows.length > SHOWN) return `more than ${SHOWN} meetups`;
  return rows.length === 1 ? "1 meetup" : `${rows.length} meetups`;
};

function Day({ day, rows, out, today, chosen, href, tabIndex }: DayProps) {
  const looks = [out && "month-out", today && "month-today", chosen && "month-chosen"].filter(Boolean).join(" ");
  return (
    <td className={looks || undefined}>
      <Link
        className="month-day"
        href={href}
        scroll={false}
        prefetch={false}
        data-day={day}
        tabIndex={tabIndex}
        aria-current={today ? "date" : chosen || undefined}
        aria-label={`${dayName(day)}, ${countOf(rows)}`}
      >
        {Number(day.slice(-2))}
      </Link>
      {rows.length > 0 && (
        <>
          <ul>
            {rows.slice(0, SHOWN).map((row) => (
              <li key={row._id}>
                <Link className="month-item" href={row.path} prefetch={false}>
                  <span className={`dot ${CLOTH[row.hobby]}`} aria-hidden="true" />
                  <span className="month-words">
                    <span className="month-time">{clockTime(row.startsAt, row.zone)}</span> {row.title}
                  </span>
                </Link>
              </li>
            ))}
            {rows.length > SHOWN && (
              <li>
                <Link className="month-item" href={href} scroll={false} prefetch={false}>
                  More
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
