"use client";

import { useId } from "react";
import "./dates.css";
import { clockTime, longDay } from "@/lib/meetups/date-format-rules";
import { DatePatch } from "../date-patch";
import type { NextDates } from "./next-dates";
import type { PartProps } from "./use-meetup-form";
import { dayInWords } from "./wall-fields";

/** The first dates of a rule: each can be removed, and put back. */
export function NextDatePicks({ state: { draft, form, messages }, next: { dates, jumped } }: PartProps & { next: NextDates }) {
  const id = useId();
  const struck = draft.except.split(",").filter(Boolean);
  const strike = (day: string, takesPlace: boolean) =>
    form.setValue("except", (takesPlace ? struck.filter((each) => each !== day) : [...struck, day]).toSorted().join(","));
  if (dates.length === 0) return <p className="text-sm text-soft">Choose a day and a time to see the first dates.</p>;
  return (
    <div className="field">
      <p id={id} className="field-name">
        The first dates
      </p>
      <p className="text-sm text-soft">Press one to strike it out.</p>
      <fieldset className="dates" aria-labelledby={id}>
        {dates.map(({ occursOn, startsAt }) => (
          <label key={occursOn} className="date-pick">
            <input
              type="checkbox"
              aria-label={`${longDay(startsAt, draft.zone)} takes place`}
              checked={!struck.includes(occursOn)}
              onChange={(event) => strike(occursOn, event.target.checked)}
            />
            <DatePatch at={startsAt} zone={draft.zone} />
            <span className="date-yes" aria-hidden="true">
              {clockTime(startsAt, draft.zone)}
            </span>
            <span className="date-no" aria-hidden="true">
              No meetup
            </span>
          </label>
        ))}
      </fieldset>
      {jumped.map((day) => (
        <p key={day} className="text-sm text-soft">
          Not on {dayInWords(day)}: the clock jumps over that time.
        </p>
      ))}
      {messages.except && <p className="error">{messages.except}</p>}
    </div>
  );
}
