import { Field } from "@/components/ui/field";
import { MAX_ANSWER } from "@/lib/memberships/answer-rules";
import "@/components/ui/controls.css";

interface AnswerFieldsProps {
  questions: string[];
  answers: string[];
  errors: (string | undefined)[];
  onWrite: (index: number, text: string) => void;
}

/** A field for each of a group's questions. */
export function AnswerFields({ questions, answers, errors, onWrite }: AnswerFieldsProps) {
  return questions.map((question, index) => (
    <Field key={question} label={<span dir="auto">{question}</span>} hint={`Up to ${MAX_ANSWER} characters.`} error={errors[index]}>
      {(wiring) => (
        <textarea
          {...wiring}
          name={`answers.${index}`}
          className="input"
          rows={2}
          dir="auto"
          maxLength={MAX_ANSWER}
          required
          value={answers[index]}
          onChange={(event) => onWrite(index, event.target.value)}
        />
      )}
    </Field>
  ));
}
