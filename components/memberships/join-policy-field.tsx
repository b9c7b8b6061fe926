import { ChoiceField } from "./choice-field";
import type { SettingsFieldProps } from "./settings-draft";

const WAYS = [
  ["open", "Everybody", "They are members as soon as they join."],
  ["approval", "On approval", "You read their answers and decide."],
  ["invitation", "By invitation", "Only people you invite."],
] as const;

/** Chooses one of the three ways to become a member. */
export function JoinPolicyField({ input, messages }: SettingsFieldProps) {
  return (
    <ChoiceField
      id="join-policy-error"
      legend="Who may join"
      choices={WAYS}
      art={(policy) => `/art/join-${policy}.svg`}
      input={input("joinPolicy")}
      error={messages.joinPolicy}
    />
  );
}
