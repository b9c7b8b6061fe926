"use client";

import { HOBBIES } from "@/lib/hobbies";
import type { MeetupsView, When } from "@/lib/meetups/addresses";
import "./filters.css";

const WHEN_WORDS: Record<When, string> = {
  today: "Today",
  week: "This week",
  weekend: "This weekend",
  month: "This month",
};

export interface MeetupFiltersProps {
  view: Pick<MeetupsView, "when" | "category" | "free">;
  /** The day that a month is shown of: the month has its own steps from one to the next. */
  day?: string;
}

/**
 * A plain form whose answer is an address: it works before, and without, scripts, and a list can be sent to a friend. A client component
 * for the sake of the page's weight only: its choices need not travel twice.
 */
export function MeetupFilters({ view, day }: MeetupFiltersProps) {
  return (
    // One goes back to the choices that a list was made by, not to those that the browser remembers as left.
    <form className={day ? "filters filters-two" : "filters"} action="/meetups" autoComplete="off" aria-label="Filter meetups">
      {!day && (
        <label className="filter">
          <span>When</span>
          <select name="when" defaultValue={view.when ?? ""}>
            <option value="">All that come</option>
            {Object.entries(WHEN_WORDS).map(([when, words]) => (
              <option key={when} value={when}>
                {words}
              </option>
            ))}
          </select>
        </label>
      )}
      <label className="filter">
        <span>Hobby</span>
        <select name="category" defaultValue={view.category ?? ""}>
          <option value="">All hobbies</option>
          {HOBBIES.map((category) => (
            <option key={category}>{category}</option>
          ))}
        </select>
      </label>
      <label className="filter">
        <span>Fee</span>
        <select name="free" defaultValue={view.free ? "1" : ""}>
          <option value="">Any</option>
          <option value="1">Free only</option>
        </select>
      </label>
      <button type="submit" className="btn filter-go">
        Show
      </button>
      {day && (
        <>
          <input type="hidden" name="view" value="month" />
          <input type="hidden" name="day" value={day} />
        </>
      )}
    </form>
  );
}
