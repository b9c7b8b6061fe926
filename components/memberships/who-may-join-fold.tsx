"use client";

import { Fold } from "@/components/ui/fold";
import { QUESTION_FIELDS, settingsInWords } from "./settings-draft";
import { JoinPolicyField, QuestionFields, RulesField, VisibilityField, type WhoMayJoinProps } from "./who-may-join";

/** Everything about joining, folded away: a group made with the required fields alone still takes a minute. */
export function WhoMayJoinFold(props: WhoMayJoinProps) {
  const { draft, messages } = props;
  const wrong = [messages.joinPolicy, messages.rules, messages.visibility, ...QUESTION_FIELDS.map((name) => messages[name])].some(Boolean);
  return (
    <Fold title="Who may join" words={settingsInWords(draft)} wrong={wrong}>
      <JoinPolicyField {...props} />
      <QuestionFields {...props} />
      <RulesField {...props} hint="One on a line. People accept them when they join." />
      <VisibilityField {...props} />
    </Fold>
  );
}
