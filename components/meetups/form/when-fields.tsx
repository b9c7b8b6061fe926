"use client";

import { useEffect, useRef, useState } from "react";
import { TextField } from "@/components/ui/text-field";
import { useFocusGoesOn } from "@/components/ui/use-focus-goes-on";
import type { MeetupFormState } from "./use-meetup-form";
import { endThatFollows, laterDay, type WhenDraft } from "./wall-fields";
import { ZoneField } from "./zone-field";

/** The end goes along with the beginning. */
function useEndThatFollows({ form, draft: { date, starts, ends, endDate } }: MeetupFormState): void {
  const before = useRef<WhenDraft>({ date, starts, ends, endDate });
  useEffect(() => {
    const was = before.current;
    const now = { date, starts, ends, endDate };
    // An input that is empty while somebody types in it comes after what stood there before.
    before.current = { ...now, date: date || was.date, starts: starts || was.starts };
    const follows = endThatFollows(was, now);
    if (follows.ends !== undefined) form.setValue("ends", follows.ends);
    if (follows.endDate !== undefined) form.setValue("endDate", follows.endDate);
  }, [date, starts, ends, endDate, form]);
}

/** Day, beginning and end, as the clock shows them where the meetup is. */
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
              // A date that is half typed is an empty one: the input goes only once it was left empty, and after the focus has come to the next.
              onFocus={() => setInEnd(true)}
              onBlur={(event) => {
                const { target } = event;
                void endDate.onBlur(event);
                // A window that is left keeps its focus.
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
