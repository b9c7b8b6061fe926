import { DAY_MS } from "@/lib/duration";

/** The choices for how long a link works, in days. The first one is the default, also in `USES`. */
export const LENGTHS = [14, 1, 30, 90] as const;
export const USES = [10, 1, 25, 100] as const;

export const endOf = (days: number, now = Date.now()): string => new Date(now + days * DAY_MS).toISOString();

/** The most addresses in one go. More would make it a mailing list. */
const MOST_ADDRESSES = 20;

const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

type Addresses = { good: string[]; error?: string };

const linesIn = (text: string): string[] =>
  text
    .split(/[\n,;]+/)
    .map((line) => line.trim())
    .filter(Boolean);

/** Parses addresses, one on a line or separated by commas. Returns the valid addresses even if there is an error. */
export function addressesIn(text: string): Addresses {
  const lines = linesIn(text);
  const good = [...new Set(lines.filter((line) => ADDRESS.test(line)))];
  const bad = lines.findIndex((line) => !ADDRESS.test(line));
  if (lines.length === 0) return { good, error: "Enter an e-mail address." };
  if (bad >= 0) return { good, error: `Line ${bad + 1} is not an e-mail address: ${lines[bad]}` };
  if (good.length > MOST_ADDRESSES) return { good, error: `Invite up to ${MOST_ADDRESSES} people at a time.` };
  return { good };
}

/** The text of the field without the sent addresses. It keeps what the person has typed in the meantime. */
export function withoutSent(text: string, sent: readonly string[]): string {
  if (sent.length === 0) return text;
  return linesIn(text)
    .filter((line) => !sent.includes(line))
    .join("\n");
}
