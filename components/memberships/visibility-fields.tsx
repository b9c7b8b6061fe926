import { ChoiceField } from "./choice-field";
import type { SettingsFieldProps } from "./settings-draft";

const SEEN_BY = [
  ["public", "Public", "Everybody can read about the group, and search engines list it."],
  ["unlisted", "Unlisted", "Only people who have its address find it: it is in no list and no search."],
] as const;

/** What others see of a group: both forms of its settings show what stands here. */
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
