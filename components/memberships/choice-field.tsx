import type { ComponentProps } from "react";
import { FieldError } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import "@/components/ui/chosen-mark.css";
import "./who-may-join.css";

interface ChoiceFieldProps {
  /** The id of the error message below the field. */
  id: string;
  legend: string;
  /** The choices, each with its label and an explanation. */
  choices: readonly (readonly [value: string, words: string, means: string])[];
  /** The path of the drawing for a choice. With drawings three choices stand in a row, without them two. */
  art?: (value: string) => string;
  /** The props that connect the inputs to the form. */
  input: ComponentProps<"input">;
  error: string | undefined;
}

/** A choice between a few options, each explained in a sentence. */
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
