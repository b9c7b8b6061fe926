import type { Guest } from "./guests";
import type { Tap } from "./taps";

/** A tap before it has its key. */
type NewTap = Omit<Tap, "key">;

/** What one tap changed, so that it can be taken back: only that, because another host may have tapped the rest meanwhile. */
export interface Done {
  personId: string;
  name: string;
  /** As it was before; absent where the tap was not about it. */
  here?: boolean;
  paid?: boolean;
}

/** Before every tap: what is said with it changes nothing about who is here. */
const BEFORE_ALL = new Date(0).toISOString();

/** A moment that counts after what this phone knows of the person, however its clock goes. */
export const momentAfter = (guest: Pick<Guest, "at"> | undefined): string =>
  new Date(Math.max(Date.now(), guest?.at ? Date.parse(guest.at) + 1 : 0)).toISOString();

/** Here, or not any more. Whoever comes brings all the guests they said, until somebody counts. */
export function marking(guest: Guest, here: boolean): NewTap {
  const { personId, name, guests, guestsHere } = guest;
  return { kind: "mark", personId, name, here, at: momentAfter(guest), ...(here && { guests: guestsHere ?? guests }) };
}

/**
 * What was paid, or how many came along. The moment of arrival stays as it was; of somebody nobody has marked as far as this phone knows it
 * is none, so that a host who takes the money does not send away whom the other one has just let in. They pay for the guests they said.
 */
export function saying(guest: Guest, more: { paid: boolean } | { guests: number }): NewTap {
  const { personId, name, here, at, guests } = guest;
  const now = momentAfter(guest);
  return {
    kind: "mark",
    personId,
    name,
    here,
    at: at ?? BEFORE_ALL,
    ...(at === null && { guests }),
    ...("paid" in more ? { ...more, paidAt: now } : { ...more, guestsAt: now }),
  };
}

/** Takes a tap back. */
export function undoing({ personId, name, here, paid }: Done, guest: Guest | undefined): NewTap {
  const said = { ...(paid !== undefined && { paid, paidAt: momentAfter(guest) }) };
  if (here === undefined) return { kind: "mark", personId, name, here: guest?.here ?? false, at: guest?.at ?? BEFORE_ALL, ...said };
  const at = guest?.at && guest.here === here ? guest.at : momentAfter(guest);
  return { kind: "mark", personId, name, here, at, ...said };
}
