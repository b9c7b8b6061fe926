"use client";

import { Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-browser-value";
import type { PartProps } from "./use-meetup-form";

/** What the money is. The list is the browser's own: the server's may know another currency, and the page must begin alike. */
export function CurrencyField({ state: { draft, input, messages } }: PartProps) {
  const hydrated = useHydrated();
  const codes = hydrated ? [...new Set([...Intl.supportedValuesOf("currency"), draft.currency])] : [draft.currency];
  const names = hydrated ? new Intl.DisplayNames("en", { type: "currency", fallback: "none" }) : null;
  return (
    <Field label="Currency" error={messages.currency}>
      {(wiring) => (
        <select {...wiring} {...input("currency")} className="input">
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
