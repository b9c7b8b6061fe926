"use client";

import { useState } from "react";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { QUESTION_FIELDS, type SettingsDraft, type SettingsFieldProps } from "./settings-draft";
import "@/components/ui/line-add.css";
import "@/components/ui/controls.css";
import "./who-may-join.css";

/** Up to three questions; the next one appears when it is asked for. */
export function QuestionFields({ draft, input, messages }: SettingsFieldProps & { draft: SettingsDraft }) {
  const written = QUESTION_FIELDS.reduce((most, name, index) => (draft[name].trim() || messages[name] ? index + 1 : most), 0);
  const [asked, setAsked] = useState(written);
  const shown = Math.max(asked, written);
  return (
    <div className="part">
      <h2>Questions for people who join</h2>
      <p>Up to three, for those who ask to join and those who just join. Short ones get better answers.</p>
      <div className="asked">
        {QUESTION_FIELDS.slice(0, shown).map((name, index) => (
          <Field key={name} label={`Question ${index + 1}`} error={messages[name]}>
            {(wiring) => <textarea {...wiring} {...input(name)} className="input" rows={1} dir="auto" maxLength={140} />}
          </Field>
        ))}
      </div>
      {shown < QUESTION_FIELDS.length && (
        <button type="button" className="line-add justify-self-start" onClick={() => setAsked(shown + 1)}>
          <Icon name="plus" />
          Add a question
        </button>
      )}
    </div>
  );
}
