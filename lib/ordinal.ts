const ENDINGS = new Map([
  ["one", "st"],
  ["two", "nd"],
  ["few", "rd"],
  ["other", "th"],
]);
const RULES = new Intl.PluralRules("en", { type: "ordinal" });

/** 4 → "4th". */
export const ordinal = (number: number): string => `${number.toLocaleString("en")}${ENDINGS.get(RULES.select(number)) ?? "th"}`;
