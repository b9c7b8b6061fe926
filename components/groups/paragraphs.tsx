import { paragraphsOf } from "./wording";

/** Somebody's own text: plain, in its own direction, as they spaced it. */
export function Paragraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text, paragraphs may repeat
    <p key={index} dir="auto" className="own-words">
      {paragraph}
    </p>
  ));
}
