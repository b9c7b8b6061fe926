"use client";

import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { QUESTION_FIELDS, type SettingsDraft, type SettingsFieldProps } from "./settings-draft";
import "@/components/ui/line-add.css";
import "@/components/ui/controls.css";
import "./who-may-join.css";

/** The fields for up to three questions. A button adds the next field. If a question is removed, those below it move up. */
export function QuestionFields({ draft, input, write, messages }: SettingsFieldProps & { draft: SettingsDraft }) {
  const written = QUESTION_FIELDS.reduce((most, name, index) => (draft[name].trim() || messages[name] ? index + 1 : most), 0);
  const [asked, setAsked] = useState(written);
  const shown = Math.max(asked, written);
  const fields = useRef<HTMLDivElement>(null);
  const another = useRef<HTMLButtonElement>(null);
  const add = () => {
    flushSync(() => setAsked(shown + 1));
    fields.current?.querySelectorAll("textarea").item(shown).focus();
  };
  const remove = (index: number) => {
    flushSync(() => {
      for (let at = index; at < QUESTION_FIELDS.length; at += 1) {
        const [name, next] = QUESTION_FIELDS.slice(at);
        if (name) write(name, next ? draft[next] : "");
      }
      setAsked(shown - 1);
    });
    another.current?.focus();
  };
  return (
    <div className="part">
      <h2>Questions for people who join</h2>
      <p>Up to three, for those who ask to join and those who just join. Short ones get better answers.</p>
      <div ref={fields} className="asked">
        {QUESTION_FIELDS.slice(0, shown).map((name, index) => (
          <div key={name} className="asked-one">
            <Field label={`Question ${index + 1}`} error={messages[name]}>
              {(wiring) => <textarea {...wiring} {...input(name)} className="input" rows={1} dir="auto" maxLength={140} />}
            </Field>
            <button type="button" className="text-link" aria-label={`Remove question ${index + 1}`} onClick={() => remove(index)}>
              Remove
            </button>
          </div>
        ))}
      </div>
      {shown < QUESTION_FIELDS.length && (
        <button ref={another} type="button" className="line-add justify-self-start" onClick={add}>
          <Icon name="plus" />
          Add a question
        </button>
      )}
    </div>
  );
}
