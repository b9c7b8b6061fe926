/** A group's rules as their writer put them down: one on a line, numbered here. */
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
