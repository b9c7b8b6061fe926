import { DAY_MS } from "@/lib/duration";
import { normalizeEmail } from "@/lib/email-address";
import type { Actor } from "@/lib/platform/permission/actor";
import { no, type Verdict, yes } from "@/lib/platform/permission/verdict";
import type { Limit } from "@/lib/platform/store/limits";

const TRUST_AFTER_DAYS = [
  [30, 4],
  [7, 2],
] as const;

const LATER = "An account can make a few groups at first, and more as it grows older. Please make the next one a little later.";

/** How many groups a new account with an unverified address may create. */
export interface First {
  perHour: number;
  perDay: number;
}
type Maker = Pick<Actor, "createdAt" | "emailVerified">;

/**
 * How many public things of one kind an account may create: few in the first week, twice as many after it, four times as many after 30
 * days. A verified address doubles the number. So a spammer would have to wait, or verify a new address for every few.
 */
export function limitsByTrust(
  what: string,
  reached: string,
  { createdAt, emailVerified }: Maker,
  first: First,
  now: number,
): [hour: Limit, day: Limit] {
  const days = (now - Date.parse(createdAt)) / DAY_MS;
  const [, byAge] = TRUST_AFTER_DAYS.find(([after]) => days >= after) ?? [0, 1];
  const trust = byAge * (emailVerified === null ? 1 : 2);
  return [
    { name: `${what}:hour`, points: first.perHour * trust, windowSeconds: 60 * 60, reached },
    { name: `${what}:day`, points: first.perDay * trust, windowSeconds: 24 * 60 * 60, reached },
  ];
}

export const newGroupLimits = (maker: Maker, first: First, now = Date.now()) => limitsByTrust("group", LATER, maker, first, now);

const NOT_YOURS = no("not_yours", "Groups can be listed by your own e-mail address only.");

/** Whether the actor may list the groups of the person with this address. */
export const mayListBy = ({ email }: Pick<Actor, "email">, address: string): Verdict =>
  normalizeEmail(address) === email ? yes : NOT_YOURS;
