import { Field } from "@/components/ui/field";

/** An account's e-mail; `autoComplete` tells a password manager whether it is known already. */
export function EmailField({ autoComplete, error }: { autoComplete: "username" | "email"; error: string | undefined }) {
  return (
    <Field label="E-mail" error={error}>
      {(wiring) => (
        <input
          {...wiring}
          className="input"
          name="email"
          type="email"
          autoComplete={autoComplete}
          placeholder="you@example.com"
          aria-required
        />
      )}
    </Field>
  );
}
