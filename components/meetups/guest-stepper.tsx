import { useId, useState } from "react";
import { Icon, type IconName } from "@/components/ui/icon";

interface GuestStepperProps {
  most: number;
  value: number;
  onChange: (guests: number) => void;
  /** Replaces the default label. */
  words?: string;
  /** Replaces the default hint about the limit. */
  hint?: string | undefined;
}

/** An input for the number of guests, with a button on each side. A press of a button announces the new number. */
export function GuestStepper({ most, value, onChange, words, hint }: GuestStepperProps) {
  const name = useId();
  const hintId = useId();
  const [said, setSaid] = useState("");
  const within = (guests: number) => Math.min(most, Math.max(0, Number.isInteger(guests) ? guests : 0));
  const step = (by: number) => {
    onChange(value + by);
    setSaid(String(value + by));
  };
  return (
    <div className="step-row">
      <div>
        <label className="field-name" htmlFor={name}>
          {words ?? "Guests you bring"}
        </label>
        {words === undefined && (
          <p id={hintId} className="text-sm text-soft">
            {hint ?? `Up to ${most}, each takes a place`}
          </p>
        )}
      </div>
      <div className="stepper">
        <Knob icon="minus" label="One fewer" ends={value === 0} onPress={() => step(-1)} />
        <input
          id={name}
          name="guests"
          type="number"
          inputMode="numeric"
          min={0}
          max={most}
          className="stepper-value"
          aria-describedby={words === undefined ? hintId : undefined}
          value={value}
          onChange={(event) => onChange(within(event.target.valueAsNumber))}
        />
        <Knob icon="plus" label="One more" ends={value === most} onPress={() => step(1)} />
        <span className="sr-only" role="status">
          {said}
        </span>
      </div>
    </div>
  );
}

interface KnobProps {
  icon: IconName;
  label: string;
  /** The value is at its limit. The button keeps the focus all the same, so that a keyboard user can go on from there. */
  ends: boolean;
  onPress: () => void;
}

const Knob = ({ icon, label, ends, onPress }: KnobProps) => (
  <button type="button" className="stepper-knob" aria-label={label} aria-disabled={ends} onClick={ends ? undefined : onPress}>
    <Icon name={icon} />
  </button>
);
