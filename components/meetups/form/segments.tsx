"use client";

import "@/components/ui/segment.css";
import type { MeetupDraft } from "./draft";
import type { MeetupFormState } from "./use-meetup-form";

interface SegmentsProps {
  legend: string;
  /** Whether the legend is visually hidden, because the page already shows the same words. */
  hidden?: boolean;
  name: keyof MeetupDraft;
  options: [value: string, words: string][];
  state: MeetupFormState;
}

/** Radio buttons for a few short choices. */
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
