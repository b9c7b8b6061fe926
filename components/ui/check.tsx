import { type ComponentProps, type ReactNode, useId } from "react";
import { FieldError } from "./field";
import "./controls.css";

type CheckProps = Omit<ComponentProps<"input">, "type"> & {
  type?: "checkbox" | "radio";
  strong?: boolean;
  error?: string | undefined;
  children: ReactNode;
};

/** A checkbox or a radio button, with its text as its label. */
export function Check({ type = "checkbox", strong = false, error, children, ...input }: CheckProps) {
  const id = useId();
  return (
    <div>
      <label className={`check ${strong ? "check-strong" : ""}`}>
        <input {...input} type={type} aria-invalid={error ? true : undefined} aria-describedby={error ? id : undefined} />
        {children}
      </label>
      <FieldError id={id} error={error} />
    </div>
  );
}
