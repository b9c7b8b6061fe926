/** A line that is only a component, such as `<Gallery />`: a picture, without text. */
const COMPONENT = /^<\/?[A-Z][^>]*>$/;
const LIST_ITEM = /^(\d+\. |[-*] )/;

/**
 * Turns Markdown links, emphasis, quotation marks and components inside a line into plain words. `**bold**` stays, because docs/product.md
 * has it.
 */
const inline = (line: string): string =>
  line
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/(?<!\*)\*(?!\*)([^*]+)\*(?!\*)/g, "$1")
    .replace(/\b_([^_]+)_\b/g, "$1")
    .replace(/^> ?/, "")
    .replace(/<\/?[A-Z][^>]*>/g, "");

/**
 * An article as docs/product.md's plain text: paragraphs separated by blank lines, with `1. ` for numbered items and `**bold**` as markers.
 * A heading becomes a bold paragraph, components are removed, wrapped lines are joined.
 */
export function plainText(source: string): string {
  const paragraphs: string[] = [];
  for (const block of source.replace(/\r\n/g, "\n").split(/\n{2,}/)) {
    const lines = block.split("\n").filter((line) => line.trim() !== "" && !COMPONENT.test(line.trim()));
    const heading = /^#{1,6} (.*)$/.exec(lines[0] ?? "");
    if (heading?.[1]) paragraphs.push(`**${inline(heading[1])}**`);
    const text = (heading ? lines.slice(1) : lines).reduce<string[]>((joined, line) => {
      const last = joined.at(-1);
      if (last === undefined || LIST_ITEM.test(line)) joined.push(inline(line.trim()));
      else joined[joined.length - 1] = `${last} ${inline(line.trim())}`;
      return joined;
    }, []);
    if (text.length > 0) paragraphs.push(text.join("\n"));
  }
  return paragraphs.join("\n\n");
}
