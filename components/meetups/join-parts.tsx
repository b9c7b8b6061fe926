import { AcceptRules } from "@/components/memberships/accept-rules";
import { AnswerFields } from "@/components/memberships/answer-fields";
import type { JoinErrors } from "@/components/memberships/join-form";
import type { AskedOnJoining } from "@/lib/meetups/page-views";

interface JoinPartsProps {
  asked: AskedOnJoining;
  answers: string[];
  accepted: boolean;
  errors: JoinErrors;
  onWrite: (index: number, text: string) => void;
  onAccept: (accepted: boolean) => void;
}

/**
 * The group's questions and rules, for a person who joins and says yes in one request. A form without scripts sends the inputs by their
 * names.
 */
export function JoinParts({ asked, answers, accepted, errors, onWrite, onAccept }: JoinPartsProps) {
  const { questions, rules, rulesVersion } = asked;
  return (
    <>
      <input type="hidden" name="join" value="1" />
      <AnswerFields questions={questions} answers={answers} errors={errors.answers} onWrite={onWrite} />
      {rulesVersion > 0 && <AcceptRules {...{ rules, rulesVersion, accepted }} error={errors.rules} onAccept={onAccept} />}
    </>
  );
}
