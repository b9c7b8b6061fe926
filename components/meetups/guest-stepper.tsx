import { useId } from "react";
import { Icon } from "@/components/ui/icon";

interface GuestStepperProps {
  most: number;
  value: number;
  onChange: (guests: number) => void;
  /** Instead of what somebody who answers is asked. */
  words?: string;
}

/** How many guests one brings. */
export function GuestStepper({ most, value, onChange, words }: GuestStepperProps) {
  const name = useId();
  return (
    <fieldset className="step-row" aria-labelledby={name}>
      <div>
        <p id={name} className="field-name">
          {words ?? "Guests you bring"}
        </p>
        {words === undefined && <p className="text-sm text-soft">Up to {most}, each takes a place</p>}
      </div>
      <div className="stepper">
        <button type="button" className="stepper-knob" aria-label="One fewer" disabled={value === 0} onClick={() => onChange(value - 1)}>
          <Icon name="minus" />
        </button>
        <output className="stepper-value" aria-label="Guests">
          {value}
        </output>
        <button type="button" className="stepper-knob" aria-label="One more" disabled={value === most} onClick={() => onChange(value + 1)}>
          <Icon name="plus" />
        </button>
      </div>
    </fieldset>
  );
}
