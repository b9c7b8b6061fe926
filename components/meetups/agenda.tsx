"use client";

import "./agenda.css";
import { DaySheet } from "./day-sheet";
import { countedOf, type MeetDay } from "./meet-line";
import { MeetRow } from "./meet-row";
import { PlacesProvider } from "./places-provider";

/**
 * The coming meetups by day. This is a client component only to keep the page small: the data sent beside the HTML is then one short line
 * for each meetup instead of a tree of elements.
 */
export function Agenda({ days }: { days: readonly MeetDay[] }) {
  return (
    <PlacesProvider ids={days.flatMap(({ lines }) => countedOf(lines))}>
      <div className="agenda">
        {days.map(({ words, lines, ...parts }, place) => (
          <section key={words} className="day-group" aria-labelledby={`day-${place}`}>
            <h3 id={`day-${place}`} className="day-head">
              <DaySheet {...parts} className="day-plain" />
              <span className="sr-only">{words}</span>
            </h3>
            <ul className="meets">
              {lines.map((line) => (
                <MeetRow key={line[0]} line={line} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </PlacesProvider>
  );
}
