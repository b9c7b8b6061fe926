import type { Fee } from "@/lib/meetups/schema";
import type { AttendeeRow, CheckInRow } from "@/lib/meetups/views";
import type { Tap } from "./taps";

/** A person on the check-in list: their answer, their mark, and whether a tap on this phone waits to be sent. */
export interface Guest {
  personId: string;
  name: string;
  photoURL: string | null;
  /** `walk-in`: no account; `member`: a member without an answer; `not-going`: answered no, but is here. */
  state: "going" | "offered" | "waiting" | "walk-in" | "member" | "not-going";
  /** The number of guests from the answer, or as counted at the check-in. */
  guests: number;
  /** The fee when the person answered; null for a free meetup. */
  fee: Fee | null;
  host: boolean;
  /** The person was at no earlier meetup of the group. */
  firstTime: boolean;
  here: boolean;
  paid: boolean;
  /** The number of guests who came; null until the person is marked. */
  guestsHere: number | null;
  at: string | null;
  by: CheckInRow["by"] | null;
  /** A tap about this person has not been sent yet. */
  unsent: boolean;
}

/** The rows from the server. */
export interface People {
  attendees: readonly AttendeeRow[];
  checkIns: readonly CheckInRow[];
}

type Mark = Pick<CheckInRow, "personId" | "here" | "paid" | "guests" | "at" | "by" | "name" | "photoURL" | "walkIn" | "notGoing">;

const NOT_MARKED = { here: false, paid: false, guestsHere: null, at: null, by: null, unsent: false };
const marked = ({ here, paid, guests, at, by }: Mark) => ({ here, paid, guestsHere: guests, at, by, unsent: false });

const expected = ({ _id, displayName, photoURL, state, guests, fee, host, firstTime }: AttendeeRow): Guest => ({
  personId: _id,
  name: displayName,
  photoURL,
  state,
  guests,
  fee,
  host,
  firstTime: firstTime === true,
  ...NOT_MARKED,
});

/** A person who is here without a yes. They pay the present fee. */
const unexpected = (mark: Mark, fee: Fee | null): Guest => ({
  personId: mark.personId,
  name: mark.name,
  photoURL: mark.photoURL,
  state: mark.walkIn ? "walk-in" : mark.notGoing ? "not-going" : "member",
  guests: mark.guests,
  fee,
  host: false,
  firstTime: false,
  ...marked(mark),
});

function withTap(guest: Guest, tap: Tap): Guest {
  const { here, at, guests, guestsAt, paid } = tap;
  const newer = guest.at === null || at >= guest.at;
  return {
    ...guest,
    ...(newer && { here, at, by: null }),
    ...((newer || guestsAt !== undefined) && guests !== undefined && { guestsHere: guests }),
    ...(paid !== undefined && { paid }),
    unsent: true,
  };
}

const fresh = ({ personId, name = "", guests = 0, ...tap }: Tap, fee: Fee | null): Guest => ({
  personId,
  name,
  photoURL: null,
  state: tap.kind === "walk-in" ? "walk-in" : "member",
  guests,
  fee,
  host: false,
  firstTime: false,
  ...NOT_MARKED,
});

const byName = new Intl.Collator(undefined, { sensitivity: "base" });

const UNEXPECTED: ReadonlySet<Guest["state"]> = new Set(["walk-in", "member", "not-going"]);

/** All people sorted by name: the server's rows, with the unsent taps of this phone applied. */
export function guestsOf({ attendees, checkIns }: People, taps: readonly Tap[], fee: Fee | null): Guest[] {
  const guests = new Map(attendees.map((row) => [row._id, expected(row)]));
  for (const mark of checkIns) {
    const guest = guests.get(mark.personId);
    guests.set(mark.personId, guest ? { ...guest, ...marked(mark) } : unexpected(mark, fee));
  }
  for (const tap of taps) {
    const guest = guests.get(tap.personId) ?? (tap.here ? fresh(tap, fee) : null);
    if (guest) guests.set(tap.personId, withTap(guest, tap));
  }
  // A person without a yes leaves the list once the mark is removed, unless they paid.
  return [...guests.values()]
    .filter((guest) => guest.here || guest.paid || !UNEXPECTED.has(guest.state))
    .sort((one, other) => byName.compare(one.name, other.name) || (one.personId < other.personId ? -1 : 1));
}

/**
 * The part of the list for a person who is shown as here or not. A person who paid, has no yes and is not here is in "paid", not in
 * "to-come".
 */
export function partOf({ state }: Guest, here: boolean): "here" | "to-come" | "in-line" | "paid" {
  if (here) return "here";
  if (UNEXPECTED.has(state)) return "paid";
  return state === "waiting" || state === "offered" ? "in-line" : "to-come";
}

const plain = (text: string): string =>
  text
    .normalize("NFKD")
    .replace(/[\u0300-\u036f]/g, "")
    .toLocaleLowerCase();

/** Whether each typed word is the beginning of a word of the name. */
export function isCalled(name: string, typed: string): boolean {
  const names = plain(name).split(/\s+/);
  return plain(typed)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => names.some((each) => each.startsWith(word)));
}

export interface Counts {
  /** The number of people, guests included. */
  here: number;
  toCome: number;
  walkIns: number;
  waiting: number;
  noShows: number;
}

const heads = (guests: readonly Guest[], of: (guest: Guest) => number): number => guests.reduce((sum, guest) => sum + 1 + of(guest), 0);

export function countsOf(guests: readonly Guest[]): Counts {
  const toCome = guests.filter(({ here, state }) => !here && state === "going");
  return {
    here: heads(
      guests.filter(({ here }) => here),
      ({ guestsHere }) => guestsHere ?? 0,
    ),
    toCome: heads(toCome, (guest) => guest.guests),
    walkIns: guests.filter(({ here, state }) => here && state === "walk-in").length,
    waiting: guests.filter(({ here, state }) => !here && (state === "waiting" || state === "offered")).length,
    noShows: toCome.length,
  };
}

/** The fee for a person with their guests; null for a free meetup. */
export const dueOf = ({ fee, guests, guestsHere }: Guest): Fee | null =>
  fee && { ...fee, amount: fee.amount * (1 + (guestsHere ?? guests)) };

/** The sums paid, by currency, because the currency of the fee may have changed. */
export function paidOf(guests: readonly Guest[]): Pick<Fee, "amount" | "currency">[] {
  const sums = new Map<string, number>();
  for (const guest of guests) {
    const due = guest.paid ? dueOf(guest) : null;
    if (due) sums.set(due.currency, (sums.get(due.currency) ?? 0) + due.amount);
  }
  return [...sums].map(([currency, amount]) => ({ currency, amount }));
}
