"use client";

import { Field } from "@/components/ui/field";
import { Fold } from "@/components/ui/fold";
import type { PartProps } from "./use-meetup-form";

const linesIn = (text: string): number => text.split("\n").filter((line) => line.trim()).length;

/** The description and the list of things to bring. */
export function DetailsFold({ state: { draft, input, messages } }: PartProps) {
  const things = linesIn(draft.bring);
  const words = [draft.description.trim() && "A description", things > 0 && `${things} ${things === 1 ? "thing" : "things"} to bring`];
  return (
    <Fold
      title="What you do"
      words={words.filter(Boolean).join(", ") || "Description, what to bring"}
      wrong={Boolean(messages.description || messages.bring)}
    >
      <Field label="Description" error={messages.description} hint="How it goes, how long it takes, who it suits. Up to 4,000 characters.">
        {(wiring) => <textarea {...wiring} {...input("description")} className="input" rows={5} dir="auto" />}
      </Field>
      <Field label="What to bring" error={messages.bring} hint="One thing on a line, ten at most.">
        {(wiring) => <textarea {...wiring} {...input("bring")} className="input input-short" rows={3} dir="auto" />}
      </Field>
    </Fold>
  );
}
