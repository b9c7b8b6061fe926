"use client";

import { type ComponentProps, useEffect, useState } from "react";
import { Field } from "@/components/ui/field";

interface ZoneFieldProps extends ComponentProps<"select"> {
  zones: readonly string[];
  error: string | undefined;
}

/** The present time in a zone, so that the person sees whether it is the right zone. */
const hourIn = (timeZone: string, at: Date): string =>
  new Intl.DateTimeFormat("en-GB", { timeZone, hour: "numeric", minute: "2-digit", hourCycle: "h12" }).format(at);

/** The person's time zone; digests and quiet hours use it. */
export function ZoneField({ zones, error, ...select }: ZoneFieldProps) {
  const [hint, setHint] = useState("Summaries and quiet hours go by it.");

  // Only the browser knows the present time: the server's HTML is the same for everybody.
  useEffect(() => {
    const own = Intl.DateTimeFormat().resolvedOptions().timeZone;
    setHint(`Summaries and quiet hours go by it. This device says ${own}, where it is ${hourIn(own, new Date())}.`);
  }, []);

  return (
    <Field label="Time zone" hint={hint} error={error}>
      {(wiring) => (
        <select {...wiring} {...select} className="input select">
          {zones.map((zone) => (
            <option key={zone} value={zone}>
              {zone.replaceAll("_", " ")}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
