import { useRef, useState } from "react";
import { flushSync } from "react-dom";
import { forgetAnswers, keepAnswers, keptAnswers } from "./answers-keeper";
import { type JoinErrors, withoutAnswer, withoutRules } from "./join-form";

interface Asking {
  _id: string;
  questions: string[];
  rulesVersion: number;
}

/** The errors before the first validation. */
const NOTHING_WRONG: JoinErrors = { answers: [] };

/**
 * The state of the fields for joining. Each answer is stored by the text of its question, and the acceptance by the version of the rules. A
 * group may change both while the form is open. So nobody sends an answer to a different question, or accepts rules they have not seen. The
 * error of a field stays until the person changes the field.
 */
export function useGiving<Place extends HTMLElement>({ _id, questions, rulesVersion }: Asking) {
  const [typed, setTyped] = useState(() => keptAnswers(_id));
  const [read, setRead] = useState(0);
  const [errors, setErrors] = useState<JoinErrors>(NOTHING_WRONG);
  const place = useRef<Place>(null);
  return {
    /** The element that contains the fields. */
    place,
    answers: questions.map((question) => typed.get(question) ?? ""),
    accepted: read === rulesVersion,
    errors,
    /** Shows the errors beside their fields and moves the focus to the first invalid field. Null clears the errors. */
    show(found: JoinErrors | null) {
      // Render the errors before the focus moves, so that a screen reader reads them with the field.
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
    /** Deletes the kept answers after they have been sent. */
    forget: () => forgetAnswers(_id),
  };
}
