import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { forgetAnswers, keepAnswers, keptAnswers } from "./answers-keeper";
import { type JoinErrors, withoutAnswer, withoutRules } from "./join-form";

interface Asking {
  _id: string;
  questions: string[];
  rulesVersion: number;
}

/** What is said before anything was checked. */
const NOTHING_WRONG: JoinErrors = { answers: [] };

/**
 * What somebody gives on joining, while they give it. Each answer belongs to the words it answers and each yes to the rules that were read:
 * a group may change both while its form is open, and nobody then sends an answer to another question, or accepts rules unseen. What is
 * wrong with one of them is said until it is given anew.
 */
export function useGiving<Place extends HTMLElement>({ _id, questions, rulesVersion }: Asking) {
  const [typed, setTyped] = useState(() => keptAnswers(_id));
  const [read, setRead] = useState(0);
  const [errors, setErrors] = useState<JoinErrors>(NOTHING_WRONG);
  const place = useRef<Place>(null);
  return {
    /** Where the fields stand. */
    place,
    answers: questions.map((question) => typed.get(question) ?? ""),
    accepted: read === rulesVersion,
    errors,
    /** Says what is wrong beside the fields it is about, and leads to the first of them; null for nothing. */
    show(found: JoinErrors | null) {
      // The errors come first, so that they are read out with the field.
      flushSync(() => setErrors(found ?? NOTHING_WRONG));
      place.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
    },
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
