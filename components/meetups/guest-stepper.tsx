import { useId } from "react";
import { Icon } from "@/components/ui/icon";

interface GuestStepperProps {
  most: number;
  value: number;
  onChange: (guests: number) => void;
  /** Instead of what somebody who answers is asked. */
  words?: string;
}

/** How many guests one brings: a number to type, with a knob on each side. */
export function GuestStepper({ most, value, onChange, words }: GuestStepperProps) {
  const name = useId();
  const hint = useId();
  const within = (guests: number) => Math.min(most, Math.max(0, Number.isInteger(guests) ? guests : 0));
  return (
    <div className="step-row">
      <div>
        <label className="field-name" htmlFor={name}>
          {words ?? "Guests you bring"}
        </label>
        {words === undefined && (
          <p id={hint} className="text-sm text-soft">
            Up to {most}, each takes a place
          </p>
        )}
      </div>
      <div className="stepper">
        <button type="button" className="stepper-knob" aria-label="One fewer" disabled={value === 0} onClick={() => onChange(value - 1)}>
          <Icon name="minus" />
        </button>
        <input
          id={name}
          name="guests"
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          className="stepper-value"
          aria-describedby={words === undefined ? hint : undefined}
          value={value}
          onChange={(event) => onChange(within(event.target.valueAsNumber))}
        />
        <button type="button" className="stepper-knob" aria-label="One more" disabled={value === most} onClick={() => onChange(value + 1)}>
          <Icon name="plus" />
        </button>
      </div>
    </div>
  );
}
