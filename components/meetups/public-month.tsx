import { WithDigits } from "@/components/ui/with-digits";
import { meetupsAddress } from "@/lib/meetups/addresses";
import { type MonthView, monthAddress } from "@/lib/meetups/month-addresses";
import { monthName } from "@/lib/meetups/month-rules";
import type { PublicMonth as Month } from "@/lib/meetups/page-views";
import { zoneName } from "@/lib/meetups/when-rules";
import { lineOf } from "./meet-line";
import { MeetRow } from "./meet-row";
import { MeetupFilters } from "./meetup-filters";
import { MonthPart, MonthSteps } from "./month-part";
import { PlacesProvider } from "./places-provider";
import { ViewSwitch } from "./view-switch";
import "@/components/groups/browser.css";

interface PublicMonthProps {
  view: MonthView;
  page: Month;
}

/** A month of all public groups and, below it, one of its days. */
export function PublicMonth({ view, page }: PublicMonthProps) {
  const { month, weeks, items, day, chosen, more, today, zone } = page;
  const narrowed = { ...(view.category && { category: view.category }), ...(view.free && { free: view.free }) };
  const dayAddress = `${monthAddress(narrowed)}&day=`;
  return (
    <div className="wrap browser">
      <h1>{view.category ? `${view.category} meetups` : "Meetups"}</h1>
      <p className="text-soft">What Bangladesh’s hobby groups do next. Pick one and go.</p>
      <MeetupFilters view={view} day={day} />
      <div className="view-head">
        <h2>
          <WithDigits text={monthName(month)} />
        </h2>
        <MonthSteps month={month} dayAddress={dayAddress} />
        <ViewSwitch current="month" list={meetupsAddress(narrowed)} month={monthAddress(narrowed)} />
      </div>
      <PlacesProvider ids={chosen.filter(({ limited }) => limited).map(({ _id }) => _id)}>
        <MonthPart
          month={month}
          weeks={weeks}
          rows={items}
          day={day}
          today={today}
          dayAddress={dayAddress}
          nothing={chosen.length === 0 ? "Nothing on this day." : null}
        >
          {chosen.map((meetup) => (
            <MeetRow key={meetup._id} line={lineOf(meetup, zone)} />
          ))}
        </MonthPart>
      </PlacesProvider>
      {more && <p className="fine">These are the first of this day. Choose a hobby to see fewer of them, and the rest.</p>}
      <p className="fine">Times are those of each meetup, days those of {zoneName(`${day}T12:00:00Z`, zone)}.</p>
    </div>
  );
}
