import type { Fee } from "./schema";

const formatOf = (currency: string) => new Intl.NumberFormat("en", { style: "currency", currency, trailingZeroDisplay: "stripIfInteger" });

const digitsOf = (format: Intl.NumberFormat): number => format.resolvedOptions().maximumFractionDigits ?? 2;

/** How many places of its smallest unit a currency has: amounts are whole numbers of that unit. */
export const minorDigits = (currency: string): number => digitsOf(formatOf(currency));

/** "Tk 250", "€12.50": whole amounts without their zeros. */
export function money({ amount, currency }: Pick<Fee, "amount" | "currency">): string {
  const format = formatOf(currency);
  const value = amount / 10 ** digitsOf(format);
  // What people in Bangladesh write; the sign itself is missing from many fonts.
  return format.format(value).replace(/^BDT\s*/, "Tk ");
}

/** How to pay is a link, and nothing but a link. */
export const isPayLink = ({ pay }: Pick<Fee, "pay">): boolean => /^https:\/\/\S+$/.test(pay);

/** A fee as somebody says that they saw it: 0 for none. Of one who names no currency the amount counts. */
export interface Seen {
  feeSeen?: number | undefined;
  currencySeen?: string | undefined;
}

/** What a page says that its reader saw. */
export const seenOf = (fee: Fee | null) => ({ feeSeen: fee?.amount ?? 0, ...(fee && { currencySeen: fee.currency }) });

/** Whether what somebody saw before the button is the fee; also where they do not say. */
export const isSeen = ({ feeSeen, currencySeen }: Seen, fee: Fee | null): boolean =>
  (feeSeen === undefined || feeSeen === (fee?.amount ?? 0)) &&
  (currencySeen === undefined || fee === null || currencySeen === fee.currency);

/** A fee as somebody agreed to it. As long as it costs the same, how to pay is told as of now: a number may have been wrong. */
export const paidAsNow = (agreed: Fee | null, today: Fee | null): Fee | null =>
  agreed && today?.amount === agreed.amount && today.currency === agreed.currency ? { ...agreed, pay: today.pay } : agreed;

/** What somebody owes who saw one fee and finds another: never more than they saw, and not in another currency. */
export const keptFee = (seen: Fee | null, today: Fee | null): Fee | null =>
  seen !== null && (today === null || (today.currency === seen.currency && today.amount <= seen.amount)) ? today : seen;

/** In lists. */
export const feeInShort = (fee: Fee | null): string => (fee === null ? "Free" : money(fee));
