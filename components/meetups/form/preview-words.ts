import { numberIn } from "@/components/groups/draft";
import { clockTime, plainDay, timeSpan } from "@/lib/meetups/date-format-rules";
import { minorDigits, money } from "@/lib/meetups/fee-rules";
import type { MeetupDraft } from "./draft";

/** "Saturday 28 November, 6:00 to 8:30 am": the clock as it was typed, in no zone. With its year where that is not the one of `now`. */
export function whenInWords({ date, starts, ends, endDate }: MeetupDraft, now: string): string {
  if (!date) return "When you meet";
  const day = plainDay(date, now);
  if (!starts) return day;
  const start = `${date}T${starts}:00Z`;
  const time = ends ? timeSpan(start, `${endDate || date}T${ends}:00Z`, "UTC") : clockTime(start, "UTC");
  return `${day}, ${time}`;
}

/** "16 places, 2 guests each"; nothing where neither was said. */
export function placesInWords({ capacity, guestsAllowed }: MeetupDraft): string {
  const [places = 0, guests] = [numberIn(capacity), Number(guestsAllowed)];
  const parts = [
    places > 0 && (places === 1 ? "1 place" : `${places} places`),
    guests > 0 && `${guests === 1 ? "a guest" : `${guests} guests`} each`,
  ];
  const [first = "", ...rest] = parts.filter((part) => part !== false);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(", ");
}

/** "Tk 250"; nothing before an amount is typed. */
export function amountInWords({ amount, currency }: MeetupDraft): string {
  const number = numberIn(amount) ?? 0;
  return number > 0 ? money({ amount: Math.round(number * 10 ** minorDigits(currency)), currency }) : "";
}

/** "Tk 250. Refund: until 48 hours before" */
export function feeInWords(draft: MeetupDraft): string {
  const [{ costs, refund }, fee] = [draft, amountInWords(draft)];
  if (!costs || !fee) return "Free";
  return refund.trim() ? `${fee}. Refund: ${refund.trim()}` : fee;
}
