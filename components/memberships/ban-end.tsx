import { Field } from "@/components/ui/field";
import { DAY_MS } from "@/lib/duration";

const LENGTHS = { "1 month": 30, "3 months": 91, "1 year": 365, "for good": null } as const;
export type BanLength = keyof typeof LENGTHS;

/** The end of a ban for the request body. Empty for a ban without an end. */
export function banEnds(length: BanLength, now = Date.now()): { until?: string } {
  const days = LENGTHS[length];
  return days === null ? {} : { until: new Date(now + days * DAY_MS).toISOString() };
}

export function BanEnd({ value, onChoose }: { value: BanLength; onChoose: (length: BanLength) => void }) {
  return (
    <Field label="Until">
      {(wiring) => (
        <select {...wiring} className="input select" value={value} onChange={(event) => onChoose(event.target.value as BanLength)}>
          {Object.keys(LENGTHS).map((length) => (
            <option key={length} value={length}>
              {length === "for good" ? "For good" : `In ${length}`}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
