import { ChoiceField } from "./choice-field";
import type { SettingsFieldProps } from "./settings-draft";

const SEEN_BY = [
  ["public", "Public", "Everybody can read about the group, and search engines list it."],
  ["unlisted", "Unlisted", "Only people who have its address find it: it is in no list and no search."],
] as const;

/** Whether a group stands in lists and searches. */
export function VisibilityField({ input, messages }: SettingsFieldProps) {
  return (
    <ChoiceField
      id="visibility-error"
      legend="Who sees the group"
      choices={SEEN_BY}
      input={input("visibility")}
      error={messages.visibility}
    />
  );
}
