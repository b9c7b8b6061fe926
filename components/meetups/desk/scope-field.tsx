"use client";

import { formatNumber } from "@/lib/format-number";
import { longDay } from "@/lib/meetups/date-format-rules";
import type { EditableMeetup, ReachedDate } from "@/lib/meetups/desk-views";
import type { Scope } from "@/lib/meetups/recurrence-rules";
import "./option.css";

/** The dates that a change with this scope affects. */
export function datesIn({ meetup, dates }: EditableMeetup, scope: Scope, alsoEdited: boolean): ReachedDate[] {
  return dates.filter(
    (date) => date._id === meetup._id || (scope !== "this" && (scope === "all" || date.following) && (alsoEdited || !date.edited)),
  );
}

const count = (dates: number): string => (dates === 1 ? "1 date" : `${formatNumber(dates)} dates`);

interface ScopeFieldProps {
  edited: EditableMeetup;
  scope: Scope;
  onScope: (scope: Scope) => void;
  /** Whether dates that were changed by hand are included. */
  alsoEdited: boolean;
}

/** The choice of one date of a series, this and the following ones, or all that are to come. Not shown for a meetup without a series. */
export function ScopeField({ edited, scope, onScope, alsoEdited }: ScopeFieldProps) {
  const { meetup, inSeries } = edited;
  if (!inSeries) return null;
  const day = longDay(meetup.startsAt, meetup.zone);
  const options: [Scope, string, string][] = [
    ["this", `Only ${day}`, "The other dates stay as they are"],
    ["following", "This one and those after it", `From ${day} on, ${count(datesIn(edited, "following", alsoEdited).length)}`],
    ["all", "All that are still to come", count(datesIn(edited, "all", alsoEdited).length)],
  ];
  return (
    <fieldset className="field">
      <legend>Which dates</legend>
      <div className="options">
        {options.map(([value, words, means]) => (
          <label key={value} className="option">
            <input type="radio" name="scope" checked={scope === value} onChange={() => onScope(value)} />
            <b>{words}</b>
            <span>{means}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
