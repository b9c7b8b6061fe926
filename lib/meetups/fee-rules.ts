import type { Fee } from "./schema";

const formatOf = (currency: string) => new Intl.NumberFormat("en", { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" });

const digitsOf = (format: Intl.NumberFormat): number => format.resolvedOptions().maximumFractionDigits ?? 2;

/** The number of decimal places of a currency. Amounts are whole numbers of its smallest unit. */
export const minorDigits = (currency: string): number => digitsOf(formatOf(currency));

/** "Tk 250", "€12.50". A whole amount has no decimals. */
export function money({ amount, currency }: Pick<Fee, "amount" | "currency">): string {
  const format = formatOf(currency);
  const value = amount / 10 ** digitsOf(format);
  // People in Bangladesh write "Tk". Many fonts lack the currency sign itself.
  return format.format(value).replace(/^BDT\s*/, "Tk ");
}

/** The fee that the caller says they saw; 0 for none. If the caller names no currency, only the amount is compared. */
export interface Seen {
  feeSeen?: number | undefined;
  currencySeen?: string | undefined;
}

/** The values that a page sends for the fee it shows. */
export const seenOf = (fee: Fee | null) => ({ feeSeen: fee?.amount ?? 0, ...(fee && { currencySeen: fee.currency }) });

/** Whether the fee that the caller saw is the present one. Also true if the caller does not say what they saw. */
export const isSeen = ({ feeSeen, currencySeen }: Seen, fee: Fee | null): boolean =>
  (feeSeen === undefined || feeSeen === (fee?.amount ?? 0)) &&
  (currencySeen === undefined || fee === null || currencySeen === fee.currency);

/**
 * The fee that a person agreed to. If the price is still the same, the text on how to pay is the present one, because the old text may have
 * been wrong.
 */
export const paidAsNow = (agreed: Fee | null, today: Fee | null): Fee | null =>
  agreed && today?.amount === agreed.amount && today.currency === agreed.currency ? { ...agreed, pay: today.pay } : agreed;

/** The fee for a person who saw one fee when the present one differs: never more than they saw, and never in another currency. */
export const keptFee = (seen: Fee | null, today: Fee | null): Fee | null =>
  seen !== null && (today === null || (today.currency === seen.currency && today.amount <= seen.amount)) ? today : seen;

/** The short form for lists. */
export const feeInShort = (fee: Fee | null): string => (fee === null ? "Free" : money(fee));
