import { useState } from "react";
import { forgetAnswers, keepAnswers, keptAnswers } from "./answers-keeper";
import { type JoinErrors, withoutAnswer, withoutRules } from "./join-form";

interface Asking {
  _id: string;
  questions: string[];
  rulesVersion: number;
}

/** What is said before anything was checked. */
export const NOTHING_WRONG: JoinErrors = { answers: [] };

/**
 * What somebody gives on joining, while they give it. Each answer belongs to the words it answers and each yes to the rules that were read:
 * a group may change both while its form is open, and nobody then sends an answer to another question, or accepts rules unseen. What is
 * wrong with one of them is said until it is given anew.
 */
export function useGiving({ _id, questions, rulesVersion }: Asking) {
  const [typed, setTyped] = useState(() => keptAnswers(_id));
  const [read, setRead] = useState(0);
  const [errors, setErrors] = useState<JoinErrors>(NOTHING_WRONG);
  return {
    answers: questions.map((question) => typed.get(question) ?? ""),
    accepted: read === rulesVersion,
    errors,
    setErrors,
    write(index: number, text: string) {
      const next = new Map(typed).set(questions[index] ?? "", text);
      setTyped(next);
      keepAnswers(_id, next);
      setErrors((before) => withoutAnswer(before, index));
    },
    accept(yes: boolean) {
      setRead(yes ? rulesVersion : 0);
      setErrors(withoutRules);
    },
    /** They have been sent. */
    forget: () => forgetAnswers(_id),
  };
}
