import { Field } from "@/components/ui/field";
import type { SettingsFieldProps } from "./settings-draft";
import "@/components/ui/controls.css";

/** What people accept when they join. */
export function RulesField({ input, messages, hint }: SettingsFieldProps & { hint: string }) {
  return (
    <div className="part">
      <Field label="Rules" hint={hint} error={messages.rules}>
        {(wiring) => <textarea {...wiring} {...input("rules")} className="input" rows={4} dir="auto" maxLength={4000} />}
      </Field>
    </div>
  );
}
