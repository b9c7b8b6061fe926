import { formatNumber } from "@/lib/format-number";

const ENDINGS = new Map([
  ["one", "st"],
  ["two", "nd"],
  ["few", "rd"],
  ["other", "th"],
]);
const RULES = new Intl.PluralRules("en", { type: "ordinal" });

/** 4 → "4th". */
export const ordinal = (number: number): string => `${formatNumber(number)}${ENDINGS.get(RULES.select(number)) ?? "th"}`;
