import type { ComponentProps } from "react";
import { RulesBox } from "@/components/groups/rules-box";
import { Check } from "@/components/ui/check";

interface AcceptRulesProps {
  rules: string;
  rulesVersion: number;
  accepted: boolean;
  error: string | undefined;
  onAccept: (accepted: boolean) => void;
  /** The id of the rules' heading, if there is one. */
  headedBy?: string;
}

/** A group's rules and the checkbox that accepts them. The checkbox has a name, because a form without scripts sends it. */
export function AcceptRules({ rules, rulesVersion, accepted, error, onAccept, headedBy }: AcceptRulesProps) {
  const label: Omit<ComponentProps<typeof RulesBox>, "text"> = headedBy
    ? { "aria-labelledby": headedBy }
    : { "aria-label": "Rules of this group" };
  return (
    <>
      <RulesBox {...label} text={rules} />
      <Check
        strong
        name="rulesVersion"
        value={rulesVersion}
        checked={accepted}
        required
        error={error}
        onChange={(event) => onAccept(event.target.checked)}
      >
        I have read these rules and accept them.
      </Check>
    </>
  );
}
