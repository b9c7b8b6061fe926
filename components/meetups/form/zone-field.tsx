"use client";

import { useRef, useState } from "react";
import { Field } from "@/components/ui/field";
import { useFocusGoesOn } from "@/components/ui/use-focus-goes-on";
import { zoneName } from "@/lib/meetups/date-format-rules";
import { useOwnZone } from "../use-own-zone";
import type { PartProps } from "./use-meetup-form";

const nameAt = (zone: string, date: string) => zoneName(date ? `${date}T12:00:00Z` : new Date().toISOString(), zone);

/** The time zone. It is one line of text until the organizer wants to change it, which is rare. */
export function ZoneField({ state }: PartProps) {
  const place = useRef<HTMLDivElement>(null);
  useFocusGoesOn(place, () => place.current?.querySelector<HTMLElement>("select, button"));
  return (
    <div ref={place} className="contents">
      <Zone state={state} />
    </div>
  );
}

function Zone({ state: { draft, form, input, messages } }: PartProps) {
  const own = useOwnZone();
  const [open, setOpen] = useState(false);
  const elsewhere = own !== null && own !== draft.zone && nameAt(own, draft.date) !== nameAt(draft.zone, draft.date);
  if (open || messages.zone)
    return (
      <Field label="Time zone" hint="Everybody sees this time, and their own beside it where that differs." error={messages.zone}>
        {(wiring) => (
          <select {...wiring} {...input("zone")} className="input select">
            {zonesWith(draft.zone).map((zone) => (
              <option key={zone} value={zone}>
                {zone.replaceAll("_", " ")}
              </option>
            ))}
          </select>
        )}
      </Field>
    );
  return (
    <p className="zone-line">
      <span suppressHydrationWarning>{nameAt(draft.zone, draft.date)}</span>
      {elsewhere && (
        <button type="button" className="text-link" onClick={() => form.setValue("zone", own)}>
          Use {nameAt(own, draft.date)}
        </button>
      )}
      <button type="button" className="text-link" onClick={() => setOpen(true)}>
        Another time zone
      </button>
    </p>
  );
}

/** The zones of the runtime and the chosen one, which may have an older name. */
const zonesWith = (chosen: string): string[] => [...new Set([chosen, ...Intl.supportedValuesOf("timeZone")])];
