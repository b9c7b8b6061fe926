import type { MeetupRow } from "@/lib/meetups/page-views";
import "./agenda.css";
import { longDay, patchParts } from "@/lib/meetups/when-rules";
import { DatePatch } from "./date-patch";
import { MeetRow } from "./meet-row";

/** Rows by the day on which they start, each in its own zone. */
function byDay(meetups: readonly MeetupRow[]): [day: string, rows: MeetupRow[]][] {
  const days = new Map<string, MeetupRow[]>();
  for (const meetup of meetups) {
    const { date } = patchParts(meetup.startsAt, meetup.zone);
    days.set(date, [...(days.get(date) ?? []), meetup]);
  }
  return [...days];
}

/** What comes, day by day; the days hang on one thread. */
export function Agenda({ meetups, zone }: { meetups: readonly MeetupRow[]; zone: string }) {
  return (
    <div className="agenda">
      {byDay(meetups).map(([day, rows]) => (
        <section key={day} className="day-group" aria-labelledby={`day-${day}`}>
          <h3 id={`day-${day}`} className="day-head">
            {rows[0] && <DatePatch at={rows[0].startsAt} zone={rows[0].zone} />}
            <span className="sr-only">{rows[0] && longDay(rows[0].startsAt, rows[0].zone)}</span>
          </h3>
          <ul className="meets">
            {rows.map((meetup) => (
              <MeetRow key={meetup._id} meetup={meetup} zone={zone} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
