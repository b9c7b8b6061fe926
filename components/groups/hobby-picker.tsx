"use client";

import { useId } from "react";
import { FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import type { Draft, Hobby } from "./draft";
import type { GroupFormState } from "./use-group-form";

interface HobbyPickerProps {
  hobbies: Hobby[];
  value: Draft["hobbyCategory"];
  error: string | undefined;
  input: ReturnType<GroupFormState["input"]>;
  onPick: (hobby: Hobby) => void;
}

/** The ten hobbies with their patches, as radio buttons, so that the arrow keys work. */
export function HobbyPicker({ hobbies, value, error, input, onPick }: HobbyPickerProps) {
  const id = useId();
  const { defaultValue: _, ...radio } = input;
  return (
    <div
      className="field"
      role="radiogroup"
      aria-labelledby={id}
      aria-required="true"
      aria-invalid={error ? true : undefined}
      aria-describedby={`${id}-error`}
    >
      <p id={id} className="field-name">
        Hobby Category
      </p>
      <div className="picks">
        {hobbies.map((hobby) => (
          <label key={hobby.category} className="pick">
            <input
              {...radio}
              type="radio"
              value={hobby.category}
              checked={hobby.category === value}
              onChange={(event) => {
                void radio.onChange(event);
                onPick(hobby);
              }}
            />
            <img src={hobby.covers[0]} alt="" width={160} height={160} />
            <span className="chosen-mark pick-mark">
              <Icon name="check" />
            </span>
            {hobby.category}
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
