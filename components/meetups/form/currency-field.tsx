"use client";

import { Field } from "@/components/ui/field";
import { useHydrated } from "@/components/ui/use-browser-value";
import type { PartProps } from "./use-meetup-form";

/** What the money is. The list is the browser's own: the server's may know another currency, and the page must begin alike. */
export function CurrencyField({ state: { draft, input, messages } }: PartProps) {
  const codes = useHydrated() ? [...new Set([...Intl.supportedValuesOf("currency"), draft.currency])] : [draft.currency];
  return (
    <Field label="Currency" error={messages.currency}>
      {(wiring) => (
        <select {...wiring} {...input("currency")} className="input">
          {codes.map((code) => (
            <option key={code} value={code}>
              {code}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
