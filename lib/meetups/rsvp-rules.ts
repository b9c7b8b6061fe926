import { DAY_MS } from "@/lib/duration";
import { no, type Refusal } from "@/lib/platform/permission/verdict";
import { isSeen, keptFee, money, type Seen } from "./fee-rules";
import { heldUntil } from "./hold-rules";
import { CANCELLED } from "./policy";
import type { Fee } from "./schema";
import { isEarly, party, type SeatAnswer, type SeatOutcome, type SeatScene, SeatTable } from "./seat-rules";
import { instant } from "./time-rules";

/** The fee that the person saw when they said "every date". */
interface Promised {
  fee: Fee | null;
}

export type RsvpAction =
  /** With `offered`, the person wants only the held place, which another person may have by now. */
  | ({ type: "go"; accountId: string; guests?: number | undefined; offered?: boolean | undefined; promised?: Promised } & Seen)
  | { type: "still-coming"; accountId: string }
  | { type: "decline"; accountId: string }
  /** The person left, was removed or banned, or deleted the account. */
  | { type: "remove"; accountId: string }
  /** Time has passed, or the meetup's settings changed. */
  | { type: "clock" };

const REFUSALS = {
  cancelled: CANCELLED,
  notOpen: no("not_open", "Answers are not open yet.", null, "conflict"),
  closed: no("closed", "Answers are closed.", "Ask the host.", "conflict"),
  started: no("started", "It has begun already.", null, "conflict"),
  guests: { ...no("guests", "This is more guests than the meetup allows.", null, "invalid"), fields: { guests: ["These are too many."] } },
  party: { ...no("guests", "The meetup has fewer places in all than this.", null, "invalid"), fields: { guests: ["These are too many."] } },
  noRoom: no("no_room", "There is no room for more guests just now.", null, "conflict"),
  feeChanged: no("fee_changed", "The fee has changed.", "Please look at it again.", "conflict"),
  passedOn: no("passed_on", "The place is not held for you any more.", "Look at the meetup to see whether you can still come.", "conflict"),
  notGoing: no("not_going", "You are not going.", null, "conflict"),
} satisfies Record<string, Refusal>;

const isLate = ({ now, meetup }: SeatScene) => !isEarly(meetup.startsAt, now);
const isClosed = ({ now, meetup }: SeatScene) => now >= meetup.rsvpClosesAt;

/** Ends expired offers, also those that expire because answers now close earlier. @returns the people whose offers ended */
function lapse(table: SeatTable): string[] {
  const { now, meetup } = table.scene;
  const lapsed: string[] = [];
  for (const offer of table.offers()) {
    const { accountId, heldUntil } = offer;
    const until = heldUntil === null || heldUntil > meetup.rsvpClosesAt ? meetup.rsvpClosesAt : heldUntil;
    if (until > now) {
      if (until !== heldUntil) table.put({ ...offer, heldUntil: until });
      continue;
    }
    table.put({ ...offer, state: "not-going", heldUntil: null });
    lapsed.push(accountId);
  }
  return lapsed;
}

/**
 * Gives free places to the waiting line, in order. Until 24 hours before the start, a person who does not fit blocks those behind. In the
 * last 24 hours the first one that fits gets an offer instead of a place.
 */
function fill(table: SeatTable): void {
  const { scene } = table;
  const { meetup, now } = scene;
  if (meetup.status === "cancelled" || isClosed(scene)) return;
  for (const next of table.line()) {
    if (party(next) > table.free()) {
      // A person with guests who does not fit is skipped in the last 24 hours. They are also skipped if they are more than the whole
      // capacity, which may have been lowered.
      if (isLate(scene) || party(next) > (meetup.capacity ?? 0)) continue;
      return;
    }
    table.seats.movedUp += 1;
    if (isLate(scene)) {
      const until = heldUntil(now, meetup);
      table.put({ ...next, state: "offered", heldUntil: until });
      table.news.push({ kind: "offered", accountId: next.accountId, heldUntil: until });
    } else {
      table.put({ ...next, state: "going" });
      table.news.push({ kind: "seat-confirmed", accountId: next.accountId });
    }
  }
}

/**
 * Ends expired offers and gives their places to the waiting line. At a cancelled meetup nobody is notified, because there is no place to
 * lose.
 */
function passOn(table: SeatTable): void {
  const lapsed = lapse(table);
  const { movedUp } = table.seats;
  fill(table);
  if (table.scene.meetup.status === "cancelled") return;
  const moved = table.seats.movedUp - movedUp;
  table.news.unshift(...lapsed.map((accountId, at) => ({ kind: "offer-lapsed" as const, accountId, passedOn: at < moved })));
}

function dueAt(table: SeatTable): string | null {
  const { scene, seats } = table;
  const { meetup, now } = scene;
  const moments = table.offers().flatMap((offer) => offer.heldUntil ?? []);
  if (meetup.status === "scheduled" && !isClosed(scene) && seats.waiting > 0 && table.free() > 0) {
    // The waiting line is longer than the part that this transaction loaded.
    if (table.line().length === 0) moments.push(now);
    // The first in line does not fit and blocks the line until the last 24 hours.
    else if (!isLate(scene)) moments.push(instant(Date.parse(meetup.startsAt) - DAY_MS));
  }
  return moments.sort()[0] ?? null;
}

/**
 * Whether a person with guests may take free places. Before the last 24 hours free places belong to the waiting line, if anyone in it could
 * ever fit.
 */
function fits(table: SeatTable, places: number): boolean {
  const { capacity } = table.scene.meetup;
  if (table.free() < places) return false;
  return isLate(table.scene) || capacity === null || table.line().every((next) => party(next) > capacity);
}

/** Whether a person who goes asks for no more places than they have. Bringing fewer guests counts as giving up places. */
export const takesNoMore = (mine: Pick<SeatAnswer, "state" | "guests"> | null, guests: number | undefined): boolean =>
  mine?.state === "going" && (guests ?? 0) <= mine.guests;

function refusalOfGo({ now, meetup }: Pick<SeatScene, "now" | "meetup">, mine: SeatAnswer | null, guests: number): Refusal | null {
  if (meetup.status === "cancelled") return REFUSALS.cancelled;
  if (now >= meetup.startsAt) return REFUSALS.started;
  if (takesNoMore(mine, guests)) return null;
  if (now >= meetup.rsvpClosesAt) return REFUSALS.closed;
  if (meetup.rsvpOpensAt !== null && now < meetup.rsvpOpensAt) return REFUSALS.notOpen;
  if (guests > meetup.guestsAllowed) return REFUSALS.guests;
  // More people than the whole meetup has places for would wait forever.
  if (meetup.capacity !== null && guests + 1 > meetup.capacity) return REFUSALS.party;
  return null;
}

/** The reason to refuse a first yes to a meetup; null if it is accepted, with a place or in the waiting line. */
export const refusalOfFirst = (scene: Pick<SeatScene, "now" | "meetup">, guests: number, seen: Seen): Refusal | null =>
  refusalOfGo(scene, null, guests) ?? (isSeen(seen, scene.meetup.fee) ? null : REFUSALS.feeChanged);

/** The reason to refuse "every date": people are added to later dates at the fee of the series, so they must have seen it. */
export function refusalOfEvery(fee: Fee | null, seen: Seen): Refusal | null {
  if (isSeen(seen, fee)) return null;
  const today = fee ? `This series costs ${money(fee)}.` : "This series is free.";
  return no("fee_changed", today, "Say “every date” on the page of a date that costs as much.", "conflict");
}

function go(table: SeatTable, action: Extract<RsvpAction, { type: "go" }>): Refusal | null {
  const { scene, seats } = table;
  const mine = table.of(action.accountId);
  const guests = action.guests ?? (mine?.state === "not-going" ? 0 : (mine?.guests ?? 0));
  // A person who goes keeps their guests, even if fewer are allowed by now.
  if (mine?.state === "going" && mine.guests === guests) return null;
  const fewer = mine !== null && mine.state !== "not-going" && guests <= mine.guests;
  const refused = refusalOfGo(scene, mine, fewer ? 0 : guests);
  if (refused) return refused;
  if (action.offered && mine?.state !== "offered" && mine?.state !== "going") return REFUSALS.passedOn;
  // A person who says yes in the last 24 hours is not asked "Still coming?".
  const saidLate = { stillComingAt: isLate(scene) && !action.promised ? scene.now : null };

  if (mine?.state === "going" || mine?.state === "offered") {
    if (!fewer && !fits(table, guests - mine.guests)) return REFUSALS.noRoom;
    table.put({ ...mine, state: "going", guests, heldUntil: null, ...(mine.state === "offered" && saidLate) });
    return null;
  }
  if (mine?.state === "waiting") {
    table.put({ ...mine, guests });
    return null;
  }
  const today = scene.meetup.fee;
  if (!isSeen(action, today)) return REFUSALS.feeChanged;
  const fee = action.promised ? keptFee(action.promised.fee, today) : today;
  const state = fits(table, guests + 1) ? "going" : "waiting";
  const sequence = seats.nextSequence;
  seats.nextSequence += 1;
  const said = state === "going" ? saidLate : { stillComingAt: null };
  table.put({ accountId: action.accountId, state, guests, sequence, heldUntil: null, fee, ...said });
  return null;
}

function decline(table: SeatTable, accountId: string): Refusal | null {
  const { now, meetup } = table.scene;
  if (now >= meetup.startsAt) return REFUSALS.started;
  const mine = table.of(accountId);
  // After an offer expired, the row is `not-going` and still has its guests: they are set to 0.
  if (mine?.state === "not-going" && mine.guests === 0) return null;
  const fresh = { accountId, guests: 0, sequence: 0, fee: null, stillComingAt: null };
  table.put({ ...(mine ?? fresh), state: "not-going", guests: 0, heldUntil: null, stillComingAt: null });
  return null;
}

function stillComing(table: SeatTable, accountId: string): Refusal | null {
  const { now, meetup } = table.scene;
  if (meetup.status === "cancelled") return REFUSALS.cancelled;
  if (now >= meetup.startsAt) return REFUSALS.started;
  const mine = table.of(accountId);
  if (mine?.state !== "going") return REFUSALS.notGoing;
  if (mine.stillComingAt === null) table.put({ ...mine, stillComingAt: now });
  return null;
}

function act(table: SeatTable, action: RsvpAction): Refusal | null {
  switch (action.type) {
    case "go":
      return go(table, action);
    case "decline":
      return decline(table, action.accountId);
    case "still-coming":
      return stillComing(table, action.accountId);
    case "remove":
      if (table.of(action.accountId)) table.remove(action.accountId);
      return null;
    case "clock":
      return null;
  }
}

/**
 * Computes what an action does to the seats of one meetup. The order is: end expired offers, fill from the waiting line, apply the action,
 * fill again. So an action never takes a place that already belonged to another person, and a place that it frees is given away in the same
 * transaction.
 */
export function decideSeats(scene: SeatScene, action: RsvpAction): SeatOutcome | Refusal {
  const table = new SeatTable(scene);
  // This comes first, so that a person who takes an offer or says no is not given another place by the same action.
  passOn(table);
  const refused = act(table, action);
  if (refused) return refused;
  fill(table);
  return table.outcome("accountId" in action ? action.accountId : null, dueAt(table));
}
