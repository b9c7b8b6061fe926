import { RulesBox } from "@/components/groups/rules-box";
import { AnswerFields } from "@/components/memberships/answer-fields";
import type { JoinErrors } from "@/components/memberships/join-form";
import { Check } from "@/components/ui/check";
import type { AskedOnJoining } from "@/lib/meetups/page-views";

interface JoinPartsProps {
  asked: AskedOnJoining;
  answers: string[];
  accepted: boolean;
  errors: JoinErrors;
  onWrite: (index: number, text: string) => void;
  onAccept: (accepted: boolean) => void;
}

/** The group's questions and rules, for one who joins and goes in one step. Their names are those that a form without scripts sends. */
export function JoinParts({ asked, answers, accepted, errors, onWrite, onAccept }: JoinPartsProps) {
  const { questions, rules, rulesVersion } = asked;
  return (
    <>
      <input type="hidden" name="join" value="1" />
      <AnswerFields questions={questions} answers={answers} errors={errors.answers} onWrite={onWrite} />
      {rulesVersion > 0 && (
        <>
          <RulesBox text={rules} aria-label="Rules of this group" />
          <Check
            strong
            name="rulesVersion"
            value={rulesVersion}
            checked={accepted}
            error={errors.rules}
            onChange={(event) => onAccept(event.target.checked)}
          >
            I have read these rules and accept them.
          </Check>
        </>
      )}
    </>
  );
}
