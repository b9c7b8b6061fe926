"use client";

import { type ComponentProps, useState } from "react";
import { Field } from "@/components/ui/field";
import { Icon } from "@/components/ui/icon";
import "./password.css";

interface PasswordFieldProps extends ComponentProps<"input"> {
  label?: string;
  autoComplete: "current-password" | "new-password";
  hint?: string;
  error: string | undefined;
}

/** A password field with a button that shows the password. */
export function PasswordField({ label = "Password", hint, error, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} hint={hint} error={error}>
      {(wiring) => (
        <div className="password">
          <input
            {...wiring}
            {...input}
            className="input"
            type={shown ? "text" : "password"}
            autoCapitalize={shown ? "none" : undefined}
            spellCheck={false}
            aria-required
          />
          <button
            type="button"
            className="password-toggle"
            aria-label="Show password"
            aria-pressed={shown}
            onClick={() => setShown((now) => !now)}
          >
            <Icon name={shown ? "eyeOff" : "eye"} />
          </button>
        </div>
      )}
    </Field>
  );
}
