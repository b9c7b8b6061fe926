/** Splits the text of the rules into one rule for each line, without the numbers or bullets that the writer typed. */
const rulesOf = (text: string): string[] =>
  text
    .split("\n")
    .map((line) => line.replace(/^\s*(?:\d+[.)]|[-*•])\s+/u, "").trim())
    .filter(Boolean);

export function Rules({ text }: { text: string }) {
  return (
    <ol className="rules">
      {rulesOf(text).map((rule, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text, lines may repeat
        <li key={index} dir="auto">
          {rule}
        </li>
      ))}
    </ol>
  );
}
