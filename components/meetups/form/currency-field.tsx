"use client";

import { Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-browser-value";
import type { PartProps } from "./use-meetup-form";

/** The currency. The list comes from the browser and is shown only after hydration, because the server's list may differ. */
export function CurrencyField({ state: { draft, input, messages } }: PartProps) {
  const hydrated = useHydrated();
  const codes = hydrated ? [...new Set([...Intl.supportedValuesOf("currency"), draft.currency])] : [draft.currency];
  const names = hydrated ? new Intl.DisplayNames("en", { type: "currency", fallback: "none" }) : null;
  return (
    <Field label="Currency" error={messages.currency}>
      {(wiring) => (
        <select {...wiring} {...input("currency")} className="input select">
          {codes.map((code) => (
            <option key={code} value={code}>
              {[code, names?.of(code)].filter(Boolean).join(", ")}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
