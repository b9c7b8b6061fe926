import { type ReactNode, useId } from "react";
import { Icon } from "./icon";

/** The attributes that an input needs so that its label, hint and error are announced with it. */
interface FieldWiring {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  className?: string;
  children: (wiring: FieldWiring) => ReactNode;
}

/** A label, its input, a hint, and an error that is announced when it appears. */
export function Field({ label, hint, error, className = "", children }: FieldProps) {
  const id = useId();
  const described = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className={`field ${className}`}>
      <label htmlFor={id}>{label}</label>
      {children({ id, "aria-describedby": described || undefined, "aria-invalid": error ? true : undefined })}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-soft">
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}

/** The live region is rendered before its message, so that screen readers announce the message. */
export function FieldError({ id, error }: { id: string; error: string | undefined }) {
  return (
    <div id={id} aria-live="polite">
      {error && (
        <p className="error">
          <Icon name="warning" />
          {error}
        </p>
      )}
    </div>
  );
}
