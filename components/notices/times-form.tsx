"use client";

import { useState } from "react";
import { useRefreshAfterWrite } from "@/components/layout/refresh";
import { Field, FieldError } from "@/components/ui/field";
import { SubmitButton } from "@/components/ui/submit-button";
import { TextField } from "@/components/ui/text-field";
import { formToast } from "@/components/ui/toast";
import { Toggle } from "@/components/ui/toggle";
import { useCheckedForm } from "@/components/ui/use-checked-form";
import type { SettingsView } from "@/lib/notices/schema";
import { WEEKDAY_NAMES } from "@/lib/weekdays";
import { whyNot } from "../account/why-not";
import { QuietBar } from "./quiet-bar";
import { saveSettings } from "./save-settings";
import { SummaryButton } from "./summary-button";

const MONDAY_TO_SUNDAY = [1, 2, 3, 4, 5, 6, 7];

/** The API names the quiet hours by their place in the settings; this maps them to the form's fields. */
function besideTheirFields(error: unknown): Record<string, string> {
  const messages = whyNot(error);
  return Object.fromEntries(Object.entries(messages).map(([name, message]) => [name.replace("quiet.", ""), message]));
}

interface TimesFormProps extends Pick<SettingsView, "quiet" | "digestAt" | "digestDay" | "zone"> {
  email: string;
}

/** The hours without mail, and the times of summaries. */
export function TimesForm({ email, quiet, digestAt, digestDay, zone }: TimesFormProps) {
  const [isQuiet, setQuiet] = useState(quiet !== null);
  const refresh = useRefreshAfterWrite();
  const { messages, pending, wiring, input, form } = useCheckedForm<Record<string, string>>({
    initial: { from: quiet?.from ?? "22:00", to: quiet?.to ?? "07:00", digestAt, digestDay: String(digestDay) },
    loadCheck: async () => (await import("./check-times")).checkTimes(isQuiet),
    send: async ({ from = "", to = "", digestAt = "", digestDay }) => {
      await saveSettings({ quiet: isQuiet ? { from, to } : null, digestAt, digestDay: Number(digestDay) });
      void formToast.success("Your hours are saved.");
      refresh();
    },
    fail: besideTheirFields,
    again: "kept",
  });
  const place = zone.replaceAll("_", " ");

  return (
    <form {...wiring} className="set-part grid gap-6" method="post" noValidate>
      <div className="set-two">
        <div className="panel grid gap-4">
          <h3>Quiet hours</h3>
          <Toggle checked={isQuiet} onChange={({ target }) => setQuiet(target.checked)}>
            Nothing is mailed at night
          </Toggle>
          {isQuiet && (
            <>
              <div className="set-pair">
                <TextField {...input("from")} type="time" label="From" error={messages.from} />
                <TextField {...input("to")} type="time" label="To" error={messages.to} />
              </div>
              <QuietBar from={form.watch("from") ?? ""} to={form.watch("to") ?? ""} />
            </>
          )}
          <p className="text-sm text-soft">What comes in these hours waits for the morning. Mails about your account come at any time.</p>
        </div>
        <div className="panel grid gap-4">
          <h3>When summaries come</h3>
          <div className="set-pair">
            <TextField {...input("digestAt")} type="time" label="At" error={messages.digestAt} />
            <Field label="Weekly, on" error={messages.digestDay}>
              {(field) => (
                <select {...field} {...input("digestDay")} className="input select">
                  {MONDAY_TO_SUNDAY.map((day) => (
                    <option key={day} value={day}>
                      {WEEKDAY_NAMES[day % 7]}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          </div>
          <p className="text-sm text-soft">
            By the clock of{" "}
            <a className="text-link underline" href="#profile">
              {place}
            </a>
            , your time zone. Nothing new, no mail.
          </p>
          <SummaryButton email={email} />
        </div>
      </div>
      <div>
        <div className="flex flex-wrap items-center gap-5">
          <SubmitButton pending={pending}>Save these hours</SubmitButton>
        </div>
        <FieldError id="times-failure" error={messages.root} />
      </div>
    </form>
  );
}
