/** By hand: a phone takes a tenth of a second to load the rules of `Intl.ListFormat`, and the site speaks English only. */
const lister =
  (word: string) =>
  (words: readonly string[]): string =>
    words.length < 3 ? words.join(` ${word} `) : `${words.slice(0, -1).join(", ")}, ${word} ${words.at(-1)}`;

/** "Rina, Omar, and Nadia" */
export const listed = lister("and");

/** "Rina, Omar, or Nadia" */
export const listedAsChoice = lister("or");
