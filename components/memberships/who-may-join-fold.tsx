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
  /** A further question that depends on the choice of who may join. */
  children?: ReactNode;
}

/** All settings about joining, folded, so that creating a group with only the required fields stays quick. */
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
