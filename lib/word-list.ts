const AND = new Intl.ListFormat("en", { type: "conjunction" });
const OR = new Intl.ListFormat("en", { type: "disjunction" });

/** "Rina, Omar, and Nadia" */
export const listed = (words: readonly string[]): string => AND.format(words);

/** "Rina, Omar, or Nadia" */
export const listedAsChoice = (words: readonly string[]): string => OR.format(words);
