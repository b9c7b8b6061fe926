/**
 * What an edit sends: the changes, and what each of these fields held when the form took it over (`kept`), so that it does not write over what
 * somebody else wrote meanwhile without a word.
 */
export const withWas = <Changes extends object>(changes: Changes, kept: object): Changes & { was: Record<string, unknown> } => ({
  ...changes,
  was: Object.fromEntries(Object.keys(changes).map((field) => [field, kept[field as keyof typeof kept]])),
});
