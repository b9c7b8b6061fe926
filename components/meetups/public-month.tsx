import { meetupsAddress } from "@/lib/meetups/addresses";
import { zoneName } from "@/lib/meetups/date-format-rules";
import { type MonthView, monthAddress } from "@/lib/meetups/month-addresses";
import type { PublicMonth as Month } from "@/lib/meetups/page-views";
import { lineOf } from "./meet-line";
import { MeetupsHead } from "./meetups-head";
import { lightCellsOf } from "./month-cells";
import { MonthLines } from "./month-lines";
import "@/components/groups/browser.css";

interface PublicMonthProps {
  view: MonthView;
  page: Month;
}

/** A month of all public groups, with one of its days below. */
export function PublicMonth({ view, page }: PublicMonthProps) {
  const { month, reach, items, counts, day, chosen, more, today, zone } = page;
  return (
    <div className="wrap browser">
      <MeetupsHead view={view} day={day} />
      <MonthLines
        month={month}
        reach={reach}
        cells={lightCellsOf(month, items, counts)}
        day={day}
        today={today}
        list={meetupsAddress(view)}
        address={monthAddress({ ...view, day: undefined })}
        lines={chosen.map((meetup) => lineOf(meetup, zone))}
        more={more}
        zone={zoneName(`${day}T12:00:00Z`, zone)}
      />
    </div>
  );
}
