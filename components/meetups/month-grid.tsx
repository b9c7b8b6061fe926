"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { type KeyboardEvent, useEffect, useRef, useState, useTransition } from "react";
import { dayFrom, dayName, isWithin, MANY, type MonthReach, monthFrom, monthName, weeksOf } from "@/lib/meetups/month-rules";
import { WEEKDAY_NAMES } from "@/lib/weekdays";
import type { MonthCell, MonthLine } from "./month-cells";

const WEEK = 7;

interface MonthGridProps {
  month: string;
  /** The first and last month that exist; null without a limit. */
  reach: MonthReach | null;
  /** One cell for each day of the grid. */
  cells: readonly MonthCell[];
  /** The chosen day. */
  day: string;
  today: string;
  /** The address of a day without the day, which is appended. */
  dayAddress: string;
}

/** The day to which a key moves; null for keys without a meaning here. */
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
 * The day to which the last key press moved, and the month whose grid must focus it. It is outside the component, because the other month
 * may be a new grid, which must continue the move.
 */
const moves: { to: string | null; month: string | null } = { to: null, month: null };

/**
 * A month as a grid. Only one day is in the Tab order; arrow keys move between days, Page Up and Page Down between months. Without scripts
 * every day is an ordinary link.
 */
export function MonthGrid({ month, reach, cells, day, today, dayAddress }: MonthGridProps) {
  const router = useRouter();
  const grid = useRef<HTMLTableElement>(null);
  const [at, setAt] = useState<string | null>(null);
  const [turning, startTurning] = useTransition();
  const weeks = weeksOf(month);
  const shown = weeks.flat();
  const reachable = at !== null && shown.includes(at) ? at : day;

  const links = () => [...(grid.current?.querySelectorAll<HTMLElement>(".month-day") ?? [])];

  // Days leave the Tab order only after hydration, when the arrow keys work.
  useEffect(() => setAt(day), [day]);
  useEffect(() => {
    if (moves.to === null || !shown.includes(moves.to) || (moves.month ?? month) !== month) return;
    links()[shown.indexOf(moves.to)]?.focus();
    moves.to = null;
  });

  // If the person went to another page meanwhile, the pending move is dropped.
  useEffect(
    () => () => {
      if (`${location.pathname}${location.search}` !== `${dayAddress}${moves.to}`) moves.to = null;
    },
    [dayAddress],
  );

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = shown[links().indexOf(event.target as HTMLElement)];
    const to = from && !event.altKey && !event.ctrlKey && !event.metaKey ? moved(event.key, from) : null;
    if (!to) return;
    event.preventDefault();
    if (!isWithin(reach, to)) return;
    // Page Up and Page Down always load the other month, although its first day may be visible in this grid.
    const turns = event.key.startsWith("Page");
    Object.assign(moves, { to, month: turns ? to.slice(0, 7) : null });
    setAt(to);
    if (!shown.includes(to) || turns) startTurning(() => router.push(`${dayAddress}${to}`, { scroll: false }));
  };

  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a grid of days is a table whose cells arrows lead through
    <table ref={grid} role="grid" className="month" data-pending={turning || undefined} onKeyDown={onKeyDown}>
      <caption className="sr-only">{monthName(month)}</caption>
      <thead>
        <tr>
          {WEEKDAY_NAMES.map((weekday) => (
            <th key={weekday} scope="col">
              {weekday.slice(0, 3)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          <tr key={week[0]}>
            {week.map((each, column) => (
              <Day
                key={each}
                day={each}
                cell={cells[row * WEEK + column] ?? NOTHING}
                out={!each.startsWith(month)}
                today={each === today}
                chosen={each === day}
                href={isWithin(reach, each) ? `${dayAddress}${each}#day` : null}
                away={at !== null && each !== reachable}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const NOTHING: MonthCell = [0, []];

interface DayProps {
  day: string;
  cell: MonthCell;
  out: boolean;
  today: boolean;
  chosen: boolean;
  /** Null for a day outside `reach`. */
  href: string | null;
  /** Only arrow keys reach it, the Tab key does not. */
  away: boolean;
}

const countInWords = (count: number): string => {
  if (count === 0) return "no meetups";
  if (count === MANY) return `${MANY} meetups or more`;
  return count === 1 ? "1 meetup" : `${count} meetups`;
};

/** The whole cell is a link to its day, except for the meetups in it. */
function Day({ day, cell: [count, lines], out, today, chosen, href, away }: DayProps) {
  const looks = [out && "month-out", today && "month-today", chosen && "month-chosen"].filter(Boolean).join(" ");
  const number = Number(day.slice(-2));
  return (
    <td className={looks || undefined}>
      {href === null ? (
        <span className="month-day month-beyond">{number}</span>
      ) : (
        <Link
          className="month-day"
          href={href}
          scroll={false}
          prefetch={false}
          tabIndex={away ? -1 : undefined}
          aria-current={today ? "date" : chosen || undefined}
          aria-label={`${dayName(day)}, ${countInWords(count)}`}
        >
          {number}
        </Link>
      )}
      {count > 0 && (
        <ul>
          {lines.map((line, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two meetups of a day may have one title and time
            <Line key={place} line={line} />
          ))}
          {count > lines.length && <li>{`${count - lines.length}${count === MANY ? "+" : ""} more`}</li>}
        </ul>
      )}
    </td>
  );
}

function Line({ line: [className, time, title, path] }: { line: MonthLine }) {
  const words = (
    <>
      <span>{time}</span>
      {` ${title}`}
    </>
  );
  if (path === undefined) return <li className={className}>{words}</li>;
  return (
    <li className={className}>
      <Link href={path} prefetch={false}>
        {words}
      </Link>
    </li>
  );
}
