"use client";

import { type ComponentProps, useState } from "react";
import { Field, FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import { QUESTION_FIELDS, type SettingsDraft } from "./settings-draft";
import "@/components/ui/line-add.css";
import "@/components/ui/controls.css";
import "@/components/ui/chosen-mark.css";
import "./who-may-join.css";

export interface WhoMayJoinProps {
  draft: SettingsDraft;
  /** What wires an input to its form. */
  input: (name: keyof SettingsDraft) => ComponentProps<"input"> & ComponentProps<"textarea">;
  messages: Partial<Record<keyof SettingsDraft, string | undefined>>;
}

const WAYS = [
  ["open", "Everybody", "They are members as soon as they join."],
  ["approval", "On approval", "You read their answers and decide."],
  ["invitation", "By invitation", "Only people you invite."],
] as const;

/** One of three ways to become a member. */
export function JoinPolicyField({ input, messages }: Omit<WhoMayJoinProps, "draft">) {
  const { defaultValue, ...wired } = input("joinPolicy");
  return (
    <fieldset className="part">
      <legend>Who may join</legend>
      <div className="choices">
        {WAYS.map(([policy, words, means]) => (
          <label key={policy} className="choice">
            <input {...wired} type="radio" value={policy} defaultChecked={defaultValue === policy} />
            <img src={`/art/join-${policy}.svg`} alt="" width={120} height={88} className="way-art" />
            <b>{words}</b>
            <small>{means}</small>
            <span className="chosen-mark choice-mark" aria-hidden="true">
              <Icon name="check" />
            </span>
          </label>
        ))}
      </div>
      <FieldError id="join-policy-error" error={messages.joinPolicy} />
    </fieldset>
  );
}

/** Up to three questions; the next one appears when it is asked for. */
export function QuestionFields({ draft, input, messages }: WhoMayJoinProps) {
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

export function RulesField({ input, messages, hint }: Omit<WhoMayJoinProps, "draft"> & { hint: string }) {
  return (
    <div className="part">
      <Field label="Rules" hint={hint} error={messages.rules}>
        {(wiring) => <textarea {...wiring} {...input("rules")} className="input" rows={4} dir="auto" maxLength={4000} />}
      </Field>
    </div>
  );
}

const SEEN_BY = [
  ["public", "Public", "Everybody can read about the group, and search engines list it."],
  ["unlisted", "Unlisted", "Only people who have its address find it: it is in no list and no search."],
] as const;

export function VisibilityField({ input, messages }: Omit<WhoMayJoinProps, "draft">) {
  const { defaultValue, ...wired } = input("visibility");
  return (
    <fieldset className="part">
      <legend>Who sees the group</legend>
      <div className="choices choices-two">
        {SEEN_BY.map(([visibility, words, means]) => (
          <label key={visibility} className="choice choice-plain">
            <input {...wired} type="radio" value={visibility} defaultChecked={defaultValue === visibility} />
            <b>{words}</b>
            <small>{means}</small>
            <span className="chosen-mark choice-mark" aria-hidden="true">
              <Icon name="check" />
            </span>
          </label>
        ))}
      </div>
      <FieldError id="visibility-error" error={messages.visibility} />
    </fieldset>
  );
}
