import type { ComponentProps } from "react";
import { Field } from "@/components/ui/field";

/** Chooses the role that an invitation gives. */
export function RoleField({ error, ...select }: ComponentProps<"select"> & { error: string | undefined }) {
  return (
    <Field label="Joins as" error={error}>
      {(wiring) => (
        <select {...wiring} {...select} className="input select">
          <option value="member">Member</option>
          <option value="organizer">Organizer</option>
        </select>
      )}
    </Field>
  );
}
