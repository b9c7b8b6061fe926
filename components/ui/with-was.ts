/**
 * The body of an edit: the changes, and the value that each of these fields had when the form read it (`kept`). So the edit cannot silently
 * overwrite what another person saved meanwhile.
 */
export const withWas = <Changes extends object>(changes: Changes, kept: object): Changes & { was: Record<string, unknown> } => ({
  ...changes,
  was: Object.fromEntries(Object.keys(changes).map((field) => [field, kept[field as keyof typeof kept]])),
});
