import { paragraphsOf } from "./wording";

/** Text that a person wrote: plain text, with its own writing direction and its own paragraphs. */
export function Paragraphs({ text }: { text: string }) {
  return paragraphsOf(text).map((paragraph, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a fixed text, paragraphs may repeat
    <p key={index} dir="auto" className="own-words">
      {paragraph}
    </p>
  ));
}
