/** Written by hand: loading the rules of `Intl.ListFormat` takes a slow phone a tenth of a second, and the site is in English only. */
const lister =
  (word: string) =>
  (words: readonly string[]): string =>
    words.length < 3 ? words.join(` ${word} `) : `${words.slice(0, -1).join(", ")}, ${word} ${words.at(-1)}`;

/** "Rina, Omar, and Nadia" */
export const listed = lister("and");

/** "Rina, Omar, or Nadia" */
export const listedAsChoice = lister("or");
