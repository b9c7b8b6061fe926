"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { QUESTION_FIELDS, settingsInWords } from "./settings-draft";
import { JoinPolicyField, QuestionFields, RulesField, VisibilityField, type WhoMayJoinProps } from "./who-may-join";

/**
 * Everything about joining, folded away: a group made with the required fields alone still takes a minute. What is wrong inside
 * opens it.
 */
export function WhoMayJoinFold(props: WhoMayJoinProps) {
  const { draft, messages } = props;
  const [open, setOpen] = useState(false);
  const wrong = [messages.joinPolicy, messages.rules, messages.visibility, ...QUESTION_FIELDS.map((name) => messages[name])].some(Boolean);
  return (
    <details className="fold-join" open={open || wrong} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span>
          <b>Who may join</b>
          <small>{settingsInWords(draft)}</small>
        </span>
        <Icon name="down" />
      </summary>
      <div className="fold-body">
        <JoinPolicyField {...props} />
        <QuestionFields {...props} />
        <RulesField {...props} hint="One on a line. People accept them when they join." />
        <VisibilityField {...props} />
      </div>
    </details>
  );
}
