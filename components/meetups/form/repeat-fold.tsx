"use client";

import { Check } from "@/components/ui/check";
import { Field } from "@/components/ui/field";
import { Fold } from "@/components/ui/fold";
import { TextField } from "@/components/ui/text-field";
import { WEEKDAYS, weekdayName } from "@/lib/weekdays";
import { NextDatePicks } from "./next-date-picks";
import type { NextDates } from "./next-dates";
import { isWeekly, monthlyWords, REPEATS, repeatsInWords, weekdaysOf } from "./rule-of-draft";
import { Segments } from "./segments";
import type { PartProps } from "./use-meetup-form";

/** The rule of repetition, with a sentence that explains it and its first dates. */
export function RepeatFold({ state, next }: PartProps & { next: NextDates }) {
  const { draft, input, messages } = state;
  const words = repeatsInWords(draft);
  const wrong = Boolean(messages.repeats || messages.count || messages.lastDay);
  return (
    <Fold title="Repeats" words={words || "Never"} wrong={wrong}>
      <Field label="How often" error={messages.repeats}>
        {(wiring) => (
          <select {...wiring} {...input("repeats")} className="input select">
            {REPEATS.map(([value, name]) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
        )}
      </Field>
      {isWeekly(draft.repeats) && <Weekdays state={state} />}
      {draft.repeats === "monthly" && draft.date && <DayOfMonth state={state} />}
      {draft.repeats !== "never" && (
        <>
          <End state={state} />
          {words && <p className="repeat-words">{words}</p>}
          <NextDatePicks state={state} next={next} />
        </>
      )}
    </Fold>
  );
}

function Weekdays({ state: { draft, form } }: PartProps) {
  const chosen = weekdaysOf(draft);
  const set = (day: string, on: boolean) => {
    const days = on ? [...chosen, day] : chosen.filter((each) => each !== day);
    // The last weekday cannot be removed, because a weekly rule needs one.
    if (days.length > 0) form.setValue("weekdays", WEEKDAYS.filter((each) => days.includes(each)).join(","));
  };
  return (
    <fieldset className="field">
      <legend>On</legend>
      <div className="weekdays">
        {WEEKDAYS.map((day) => (
          <Check key={day} checked={chosen.includes(day)} onChange={(event) => set(day, event.target.checked)}>
            {weekdayName(day).slice(0, 3)}
          </Check>
        ))}
      </div>
    </fieldset>
  );
}

function DayOfMonth({ state }: PartProps) {
  const { day, weekday } = monthlyWords(state.draft.date);
  return (
    <Segments
      legend="Which day of the month"
      name="monthly"
      state={state}
      options={[
        ["day", day],
        ["weekday", weekday],
      ]}
    />
  );
}

const ENDS: [string, string][] = [
  ["never", "Never"],
  ["count", "After a number of times"],
  ["until", "On a day"],
];

function End({ state }: PartProps) {
  const { draft, input, messages } = state;
  return (
    <>
      <Segments legend="It ends" name="until" options={ENDS} state={state} />
      {draft.until === "count" && (
        <TextField {...input("count")} error={messages.count} label="How many times" inputMode="numeric" autoComplete="off" />
      )}
      {draft.until === "until" && <TextField {...input("lastDay")} error={messages.lastDay} label="Last day" type="date" />}
    </>
  );
}
