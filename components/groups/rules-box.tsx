import type { ComponentProps } from "react";
import { Rules } from "./rules";

/** The rules of a group where they are to be accepted: in a box that scrolls. Give it its label, or the id of its heading. */
export function RulesBox({ text, ...label }: { text: string } & Pick<ComponentProps<"section">, "aria-label" | "aria-labelledby">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
    <section {...label} className="rules-box" tabIndex={0}>
      <Rules text={text} />
    </section>
  );
}
