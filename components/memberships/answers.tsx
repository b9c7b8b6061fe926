/** Question above, answer below. */
export function Answers({ answers }: { answers: { question: string; answer: string }[] }) {
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
