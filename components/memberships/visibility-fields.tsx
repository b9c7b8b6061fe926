import { ChoiceField } from "./choice-field";
import type { SettingsFieldProps } from "./settings-draft";

const SEEN_BY = [
  ["public", "Public", "Everybody can read about the group, and search engines list it."],
  ["unlisted", "Unlisted", "Only people who have its address find it: it is in no list and no search."],
] as const;

/** Chooses who sees the group. Both forms with settings use these fields: the group form, and the settings at the desk. */
export function VisibilityFields({ input, messages }: SettingsFieldProps) {
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
