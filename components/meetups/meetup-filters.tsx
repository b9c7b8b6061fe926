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
  /** Set in the month view: the chosen day. That view has its own links to other months, so it has no filter by time. */
  day?: string;
}

/**
 * A plain form that leads to an address with the filters. It works without scripts and before hydration, and the address can be sent to a
 * friend. This is a client component only to keep the page small, so that its choices are not sent twice.
 */
export function MeetupFilters({ view, day }: MeetupFiltersProps) {
  return (
    // `autoComplete="off"`: after going back, the form must show the choices of the list and not those that the browser remembers.
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
