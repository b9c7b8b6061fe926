import { Field } from "@/components/ui/field";

type Role = "organizer" | "member";

/** What one who is invited joins as. */
export function RoleField({ value, onChoose, error }: { value: Role; onChoose: (role: Role) => void; error: string | undefined }) {
  return (
    <Field label="Joins as" error={error}>
      {(wiring) => (
        <select {...wiring} className="input select" value={value} onChange={(event) => onChoose(event.target.value as Role)}>
          <option value="member">Member</option>
          <option value="organizer">Organizer</option>
        </select>
      )}
    </Field>
  );
}
