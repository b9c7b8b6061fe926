"use client";

import { useEffect, useRef, useState } from "react";
import { TextField } from "@/components/ui/text-field";
import { useFocusGoesOn } from "@/components/ui/use-focus-goes-on";
import type { MeetupFormState } from "./use-meetup-form";
import { endThatFollows, laterDay, type WhenDraft } from "./wall-fields";
import { ZoneField } from "./zone-field";

/** Moves the end together with the start. */
function useEndThatFollows({ form, draft: { date, starts, ends, endDate } }: MeetupFormState): void {
  const before = useRef<WhenDraft>({ date, starts, ends, endDate });
  useEffect(() => {
    const was = before.current;
    const now = { date, starts, ends, endDate };
    // An input may be empty while the person types in it. Then the value before that counts.
    before.current = { ...now, date: date || was.date, starts: starts || was.starts };
    const follows = endThatFollows(was, now);
    if (follows.ends !== undefined) form.setValue("ends", follows.ends);
    if (follows.endDate !== undefined) form.setValue("endDate", follows.endDate);
  }, [date, starts, ends, endDate, form]);
}

/** Day, start and end, in wall-clock time at the meetup. */
export function WhenFields({ state, notes }: { state: MeetupFormState; notes: { starts: string; ends: string } }) {
  const { draft, form, input, messages } = state;
  useEndThatFollows(state);
  const last = useRef<HTMLDivElement>(null);
  useFocusGoesOn(last, () => last.current?.querySelector("input"));
  const [inEnd, setInEnd] = useState(false);
  const endDate = input("endDate");
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
        {draft.endDate || inEnd ? (
          <div className="trio">
            <TextField
              {...endDate}
              label="Ends on"
              type="date"
              error={messages.endDate}
              // A half-typed date has an empty value. So the input is removed only if it was left empty, after the focus has moved to
              // another element.
              onFocus={() => setInEnd(true)}
              onBlur={(event) => {
                const { target } = event;
                void endDate.onBlur(event);
                // If the person switches to another window, the input stays the active element.
                setTimeout(() => setInEnd(target === document.activeElement));
              }}
            />
          </div>
        ) : (
          draft.date && (
            <button type="button" className="text-link quiet-do" onClick={() => form.setValue("endDate", laterDay(draft.date, 1))}>
              It ends on another day
            </button>
          )
        )}
      </div>
      <ZoneField state={state} />
    </section>
  );
}
