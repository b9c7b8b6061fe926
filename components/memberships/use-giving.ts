import { useState } from "react";
import { forgetAnswers, keepAnswers, keptAnswers } from "./answers-keeper";

interface Asking {
  _id: string;
  questions: string[];
  rulesVersion: number;
}

/**
 * What somebody gives on joining, while they give it. Each answer belongs to the words it answers and each yes to the rules that were read:
 * a group may change both while its form is open, and nobody then sends an answer to another question, or accepts rules unseen.
 */
export function useGiving({ _id, questions, rulesVersion }: Asking) {
  const [typed, setTyped] = useState(() => keptAnswers(_id));
  const [read, setRead] = useState(0);
  return {
    answers: questions.map((question) => typed.get(question) ?? ""),
    accepted: read === rulesVersion,
    write(index: number, text: string) {
      const next = new Map(typed).set(questions[index] ?? "", text);
      setTyped(next);
      keepAnswers(_id, next);
    },
    accept: (yes: boolean) => setRead(yes ? rulesVersion : 0),
    /** They have been sent. */
    forget: () => forgetAnswers(_id),
  };
}
