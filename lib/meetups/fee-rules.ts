import type { Fee } from "./schema";

/** "Tk 250", "€12.50": whole amounts without their zeros. */
export function money({ amount, currency }: Pick<Fee, "amount" | "currency">): string {
  const format = new Intl.NumberFormat("en", { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" });
  const value = amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2);
  // What people in Bangladesh write; the sign itself is missing from many fonts.
  return format.format(value).replace(/^BDT\s*/, "Tk ");
}

/** How to pay is a link, and nothing but a link. */
export const isPayLink = ({ pay }: Pick<Fee, "pay">): boolean => /^https:\/\/\S+$/.test(pay);

/** In lists. */
export const feeInShort = (fee: Fee | null): string => (fee === null ? "Free" : money(fee));
