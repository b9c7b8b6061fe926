"use client";

import type { ReactNode } from "react";
import { Fold } from "@/components/ui/fold";
import { JoinPolicyField } from "./join-policy-field";
import { QuestionFields } from "./question-fields";
import { RulesField } from "./rules-field";
import { SETTING_FIELDS, type SettingsDraft, type SettingsFieldProps, settingsInWords } from "./settings-draft";
import { VisibilityFields } from "./visibility-fields";

interface WhoMayJoinFoldProps extends SettingsFieldProps {
  draft: SettingsDraft;
  /** What the choice of who may join asks in its turn. */
  children?: ReactNode;
}

/** Everything about joining, folded away: a group made with the required fields alone still takes a minute. */
export function WhoMayJoinFold({ children, ...props }: WhoMayJoinFoldProps) {
  const { draft, messages } = props;
  const wrong = SETTING_FIELDS.some((name) => messages[name]);
  return (
    <Fold title="Who may join" words={settingsInWords(draft)} wrong={wrong}>
      <JoinPolicyField {...props} />
      {children}
      <QuestionFields {...props} />
      <RulesField {...props} hint="One on a line. People accept them when they join." />
      <VisibilityFields {...props} />
    </Fold>
  );
}
