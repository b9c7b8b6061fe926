import { DAY_MS } from "@/lib/duration";

/** How long an invitation may work, in days. */
export const LENGTHS = [14, 1, 30, 90] as const;
export const USES = [10, 1, 25, 100] as const;

export const endOf = (days: number, now = Date.now()): string => new Date(now + days * DAY_MS).toISOString();

/** Many addresses at a time are a mailing list. */
const MOST_ADDRESSES = 20;

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

type Addresses = { good: string[]; error?: string };

const linesIn = (text: string): string[] =>
  text
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Addresses as people write them down: one on a line, or with commas between them. The good ones are kept beside a mistake. */
export function addressesIn(text: string): Addresses {
  const lines = linesIn(text);
  const good = [...new Set(lines.filter((line) => ADDRESS.test(line)))];
  const bad = lines.findIndex((line) => !ADDRESS.test(line));
  if (lines.length === 0) return { good, error: "Enter an e-mail address." };
  if (bad >= 0) return { good, error: `Line ${bad + 1} is not an e-mail address: ${lines[bad]}` };
  if (good.length > MOST_ADDRESSES) return { good, error: `Invite up to ${MOST_ADDRESSES} people at a time.` };
  return { good };
}

/** What is left in the field once these are sent: also what was typed meanwhile. */
export function withoutSent(text: string, sent: readonly string[]): string {
  if (sent.length === 0) return text;
  return linesIn(text)
    .filter((line) => !sent.includes(line))
    .join("\n");
}
