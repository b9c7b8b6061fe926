"use client";

import { useEffect, useRef } from "react";
import { TextField } from "@/components/ui/text-field";
import { useFocusGoesOn } from "@/components/ui/use-focus-goes-on";
import type { MeetupFormState } from "./use-meetup-form";
import { laterOn } from "./wall-fields";
import { ZoneField } from "./zone-field";

const USUAL_MINUTES = 120;
const minutesOf = (time: string): number => {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  return hour * 60 + minute;
};

/** The end goes along with the start, as long as it comes after it on the same day. */
function useEndThatFollows({ form, draft: { starts, ends, endDate } }: MeetupFormState): void {
  const before = useRef(starts);
  useEffect(() => {
    const was = before.current;
    if (starts === was || !starts) return;
    before.current = starts;
    if (endDate) return;
    const lasts = ends && was ? minutesOf(ends) - minutesOf(was) : USUAL_MINUTES;
    if (lasts > 0 && (was || !ends)) form.setValue("ends", laterOn(starts, lasts));
  }, [starts, ends, endDate, form]);
}

/** Day, beginning and end, as the clock shows them where the meetup is. */
export function WhenFields({ state, notes }: { state: MeetupFormState; notes: { starts: string; ends: string } }) {
  const { draft, form, input, messages } = state;
  useEndThatFollows(state);
  const last = useRef<HTMLDivElement>(null);
  useFocusGoesOn(last, () => last.current?.querySelector("input"));
  const field = (name: "date" | "starts" | "ends") => ({ ...input(name), error: messages[name], "aria-required": true });
  return (
    <section className="form-part" aria-labelledby="part-when">
      <h2 id="part-when">When</h2>
      <div className="trio">
        <TextField {...field("date")} label="Date" type="date" />
        <TextField {...field("starts")} label="Starts" type="time" hint={notes.starts} />
        <TextField {...field("ends")} label="Ends" type="time" hint={notes.ends} />
      </div>
      <div ref={last} className="contents">
        {draft.endDate ? (
          <div className="trio">
            <TextField {...input("endDate")} label="Ends on" type="date" error={messages.endDate} />
          </div>
        ) : (
          draft.date && (
            <button type="button" className="text-link quiet-do" onClick={() => form.setValue("endDate", dayAfter(draft.date))}>
              It ends on another day
            </button>
          )
        )}
      </div>
      <ZoneField state={state} />
    </section>
  );
}

function dayAfter(day: string): string {
  const at = new Date(`${day}T12:00:00Z`);
  at.setUTCDate(at.getUTCDate() + 1);
  return at.toISOString().slice(0, 10);
}
