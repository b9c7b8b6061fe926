import type { ComponentProps } from "react";
import { Rules } from "./rules";

/** The rules that a person is to accept, in a box that scrolls. It needs a label, or the id of its heading. */
export function RulesBox({ text, ...label }: { text: string } & Pick<ComponentProps<"section">, "aria-label" | "aria-labelledby">) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reachable by keyboard
    <section {...label} className="rules-box" tabIndex={0}>
      <Rules text={text} />
    </section>
  );
}
