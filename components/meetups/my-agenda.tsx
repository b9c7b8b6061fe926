import { dayName } from "@/lib/meetups/month-rules";
import type { MyCalendar, MyMeetupRow } from "@/lib/meetups/my-views";
import { DatePatch } from "./date-patch";
import { MyMeetRow } from "./my-meet-row";
import { nearDay } from "./near-words";
import "./agenda.css";

function byDay(rows: readonly MyMeetupRow[]): [day: string, rows: MyMeetupRow[]][] {
  const days = new Map<string, MyMeetupRow[]>();
  for (const row of rows) days.set(row.day, [...(days.get(row.day) ?? []), row]);
  return [...days];
}

/** The person's own meetups, by day in the person's own zone. */
export function MyAgenda({ rows, zone, today, now }: { rows: readonly MyMeetupRow[] } & Pick<MyCalendar, "zone" | "today" | "now">) {
  return (
    <div className="agenda">
      {byDay(rows).map(([day, each]) => (
        <section key={day} className="day-group" aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`} className="day-head">
            {each[0] && <DatePatch at={each[0].startsAt} zone={zone} now={now} silent />}
            <span className="sr-only">{dayName(day)}</span>
            {nearDay(day, today) && <span className="day-near">{nearDay(day, today)}</span>}
          </h3>
          <ul className="meets">
            {each.map((row) => (
              <MyMeetRow key={row._id} row={row} day={day} zone={zone} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
