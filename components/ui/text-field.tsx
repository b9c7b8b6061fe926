import type { ComponentProps, ReactNode } from "react";
import { Field } from "./field";

interface TextFieldProps extends Omit<ComponentProps<"input">, "className"> {
  label: ReactNode;
  hint?: ReactNode;
  error: string | undefined;
}

/** A field of one line. It takes the props that a form's `input(name)` returns. */
export function TextField({ label, hint, error, ...input }: TextFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => <input type="text" {...wiring} {...input} className="input" />}
    </Field>
  );
}
