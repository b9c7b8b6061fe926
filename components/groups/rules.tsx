import type { ComponentProps } from "react";

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

/** The rules of a group where they are to be accepted: in a box that scrolls. Give it its label, or the id of its heading. */
export function RulesBox({ text, ...label }: { text: string } & Pick<ComponentProps<"section">, "aria-label" | "aria-labelledby">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
    <section {...label} className="rules-box" tabIndex={0}>
      <Rules text={text} />
    </section>
  );
}
