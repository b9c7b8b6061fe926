"use client";

import "@/components/ui/segment.css";
import type { MeetupDraft } from "./draft";
import type { MeetupFormState } from "./use-meetup-form";

interface SegmentsProps {
  legend: string;
  /** The words stand there already in another form. */
  hidden?: boolean;
  name: keyof MeetupDraft;
  options: [value: string, words: string][];
  state: MeetupFormState;
}

/** One choice out of a few short ones. */
export function Segments({ legend, hidden = false, name, options, state: { input } }: SegmentsProps) {
  const { defaultValue, ...wired } = input(name);
  return (
    <fieldset className="field">
      <legend className={hidden ? "sr-only" : ""}>{legend}</legend>
      <div className="seg seg-wrap">
        {options.map(([value, words]) => (
          <label key={value}>
            <input {...wired} type="radio" value={value} defaultChecked={defaultValue === value} />
            {words}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
