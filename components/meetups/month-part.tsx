import Link from "next/link";
import { Icon } from "@/components/ui/icon";
import { WithDigits } from "@/components/ui/with-digits";
import { CALENDAR_PATH } from "@/lib/meetups/addresses";
import { dayName, monthFrom, monthName } from "@/lib/meetups/month-rules";
import type { MyMeetupRow } from "@/lib/meetups/my-views";
import { MonthGrid } from "./month-grid";
import { MyMeetRow } from "./my-meet-row";
import "./month.css";

const monthHref = (month: string): string => `${CALENDAR_PATH}?view=month&month=${month}`;

/** To the month before and the one after. */
export function MonthSteps({ month }: { month: string }) {
  const [before, after] = [monthFrom(month, -1), monthFrom(month, 1)];
  return (
    <span className="steps">
      <Link className="step-knob" href={monthHref(before)} prefetch={false} aria-label={monthName(before)}>
        <Icon name="left" />
      </Link>
      <Link className="step-knob" href={monthHref(after)} prefetch={false} aria-label={monthName(after)}>
        <Icon name="right" />
      </Link>
    </span>
  );
}

interface MonthPartProps {
  month: string;
  weeks: string[][];
  rows: MyMeetupRow[];
  day: string;
  today: string;
  zone: string;
}

/** A month and, below it, the chosen day. */
export function MonthPart({ month, weeks, rows, day, today, zone }: MonthPartProps) {
  const chosen = rows.filter((row) => row.day === day);
  return (
    <>
      <MonthGrid month={month} weeks={weeks} rows={rows} day={day} today={today} />
      <section id="day" className="month-list" aria-labelledby="chosen-day">
        <h3 id="chosen-day">
          <WithDigits text={dayName(day)} />
        </h3>
        {chosen.length === 0 && <p className="fine">No meetup of yours.</p>}
        <ul className="meets">
          {chosen.map((row) => (
            <MyMeetRow key={row._id} row={row} zone={zone} />
          ))}
        </ul>
      </section>
    </>
  );
}
