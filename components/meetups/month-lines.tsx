"use client";

import { WithDigits } from "@/components/ui/with-digits";
import { type MonthReach, monthName } from "@/lib/meetups/month-rules";
import { countedOf, type MeetLine } from "./meet-line";
import { MeetRow } from "./meet-row";
import type { MonthCell } from "./month-cells";
import { MonthPart } from "./month-part";
import { MonthSteps } from "./month-steps";
import { PlacesProvider } from "./places-provider";
import { ViewSwitch } from "./view-switch";

interface MonthLinesProps {
  month: string;
  reach: MonthReach;
  cells: readonly MonthCell[];
  day: string;
  today: string;
  /** Addresses of the same meetups: as a list, and by month. */
  list: string;
  address: string;
  /** The meetups of the chosen day. */
  lines: readonly MeetLine[];
  more: boolean;
  /** The site's zone as text. */
  zone: string;
}

/** The public month. This is a client component only to keep the page small, as is the agenda. */
export function MonthLines({ list, address, lines, more, zone, ...grid }: MonthLinesProps) {
  const dayAddress = `${address}&day=`;
  return (
    <PlacesProvider ids={countedOf(lines)}>
      <div className="view-head">
        <h2>
          <WithDigits text={monthName(grid.month)} />
        </h2>
        <MonthSteps day={grid.day} reach={grid.reach} dayAddress={dayAddress} />
        <ViewSwitch current="month" list={list} month={address} />
      </div>
      <MonthPart {...grid} dayAddress={dayAddress} nothing={lines.length === 0 ? "Nothing on this day." : null}>
        {lines.map((line) => (
          <MeetRow key={line[0]} line={line} />
        ))}
      </MonthPart>
      {more && <p className="fine">These are the first of this day. Choose a hobby to see fewer of them, and the rest.</p>}
      <p className="fine">Times are those of each meetup, days those of {zone}.</p>
    </PlacesProvider>
  );
}
