import { Icon } from "@/components/ui/icon";

interface AnswersProps {
  answers: { question: string; answer: string }[];
}

/** A person's answers, folded. Shows nothing if there were no questions, or if the answers have been deleted. */
export const FoldedAnswers = ({ answers, whose }: AnswersProps & { whose: string }) =>
  answers.length > 0 && (
    <details className="fold-q">
      <summary>
        {whose}
        <Icon name="down" />
      </summary>
      <Answers answers={answers} />
    </details>
  );

/** Question above, answer below. */
export function Answers({ answers }: AnswersProps) {
  return (
    <dl className="answers">
      {answers.map(({ question, answer }) => (
        <div key={question}>
          <dt dir="auto">{question}</dt>
          <dd dir="auto">{answer}</dd>
        </div>
      ))}
    </dl>
  );
}
