import type { ComponentProps } from "react";
import { FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import "@/components/ui/chosen-mark.css";
import "./who-may-join.css";

interface ChoiceFieldProps {
  /** Of the message below it. */
  id: string;
  legend: string;
  /** Each with its words and what it means. */
  choices: readonly (readonly [value: string, words: string, means: string])[];
  /** Where each one's drawing lies, if they have one: three stand beside each other then, else two. */
  art?: (value: string) => string;
  /** What wires it to its form. */
  input: ComponentProps<"input">;
  error: string | undefined;
}

/** One of a few ways, each told in a sentence. */
export function ChoiceField({ id, legend, choices, art, input: { defaultValue, ...wired }, error }: ChoiceFieldProps) {
  return (
    <fieldset className="part">
      <legend>{legend}</legend>
      <div className={`choices ${art ? "" : "choices-two"}`}>
        {choices.map(([value, words, means]) => (
          <label key={value} className={`choice ${art ? "" : "choice-plain"}`}>
            <input {...wired} type="radio" value={value} defaultChecked={defaultValue === value} />
            {art && <img src={art(value)} alt="" width={120} height={88} className="way-art" />}
            <b>{words}</b>
            <small>{means}</small>
            <span className="chosen-mark choice-mark" aria-hidden="true">
              <Icon name="check" />
            </span>
          </label>
        ))}
      </div>
      <FieldError id={id} error={error} />
    </fieldset>
  );
}
