import type { Guest } from "./guests";
import type { Tap } from "./taps";

/** A tap before it has its key. */
type NewTap = Omit<Tap, "key">;

/** The fields that one tap changed, for undo. Other fields are left out, because another host may have changed them meanwhile. */
export interface Done {
  personId: string;
  name: string;
  /** The value before the tap; absent if the tap did not set it. */
  here?: boolean;
  paid?: boolean;
}

/** Earlier than every tap: a tap with this time changes nothing about who is here. */
const BEFORE_ALL = new Date(0).toISOString();

/** A time after the last mark that this phone knows, even if the phone's clock is wrong. */
export const momentAfter = (guest: Pick<Guest, "at"> | undefined): string =>
  new Date(Math.max(Date.now(), guest?.at ? Date.parse(guest.at) + 1 : 0)).toISOString();

/** A tap that marks a person as here or not. Until a host counts, all guests of the answer count as here. */
export function marking(guest: Guest, here: boolean): NewTap {
  const { personId, name, guests, guestsHere } = guest;
  return { kind: "mark", personId, name, here, at: momentAfter(guest), ...(here && { guests: guestsHere ?? guests }) };
}

/**
 * A tap about the payment or the number of guests. The time of arrival stays the same. If this phone knows no mark of the person, the
 * earliest time is sent: otherwise a host who takes the money would undo the mark that another host has just set. In this case the number
 * of guests in the answer is sent too, because the person pays for them.
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

/** The tap that undoes another one. */
export function undoing({ personId, name, here, paid }: Done, guest: Guest | undefined): NewTap {
  const said = { ...(paid !== undefined && { paid, paidAt: momentAfter(guest) }) };
  if (here === undefined) return { kind: "mark", personId, name, here: guest?.here ?? false, at: guest?.at ?? BEFORE_ALL, ...said };
  const at = guest?.at && guest.here === here ? guest.at : momentAfter(guest);
  return { kind: "mark", personId, name, here, at, ...said };
}
