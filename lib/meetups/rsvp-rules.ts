import { DAY_MS } from "@/lib/duration";
import { no, type Refusal } from "@/lib/platform/permission/verdict";
import { isSeen, keptFee, money, type Seen } from "./fee-rules";
import { heldUntil } from "./hold-rules";
import type { Fee } from "./schema";
import { isEarly, party, type SeatAnswer, type SeatOutcome, type SeatScene, SeatTable } from "./seat-rules";
import { instant } from "./time-rules";

/** The fee that somebody saw who said "every date". */
interface Promised {
  fee: Fee | null;
}

export type RsvpAction =
  /** `offered`: only the place that is held, which may have gone to somebody else by now. */
  | ({ type: "go"; accountId: string; guests?: number | undefined; offered?: boolean | undefined; promised?: Promised } & Seen)
  | { type: "still-coming"; accountId: string }
  | { type: "decline"; accountId: string }
  /** Left, was removed or banned, or deleted the account. */
  | { type: "remove"; accountId: string }
  /** Time has passed, or the meetup's own rules have changed. */
  | { type: "clock" };

const REFUSALS = {
  cancelled: no("cancelled", "This meetup is cancelled.", null, "conflict"),
  notOpen: no("not-open", "Answers are not open yet.", null, "conflict"),
  closed: no("closed", "Answers are closed.", "Ask the host.", "conflict"),
  started: no("started", "It has begun already.", null, "conflict"),
  guests: { ...no("guests", "This is more guests than the meetup allows.", null, "invalid"), fields: { guests: ["These are too many."] } },
  party: { ...no("guests", "The meetup has fewer places in all than this.", null, "invalid"), fields: { guests: ["These are too many."] } },
  noRoom: no("no-room", "There is no room for more guests just now.", null, "conflict"),
  feeChanged: no("fee-changed", "The fee has changed.", "Please look at it again.", "conflict"),
  passedOn: no("passed-on", "The place is not held for you any more.", "Look at the meetup to see whether you can still come.", "conflict"),
  notGoing: no("not-going", "You are not going.", null, "conflict"),
} satisfies Record<string, Refusal>;

const isLate = ({ now, meetup }: SeatScene) => !isEarly(meetup.startsAt, now);
const isClosed = ({ now, meetup }: SeatScene) => now >= meetup.rsvpClosesAt;

/** Holds that are over, also because answers close earlier by now. @returns whose */
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

/** Gives free places to the line: the head first; in the last 24 hours the first party that fits, and only as an offer. */
function fill(table: SeatTable): void {
  const { scene } = table;
  const { meetup, now } = scene;
  if (meetup.status === "cancelled" || isClosed(scene)) return;
  for (const next of table.line()) {
    if (table.free() <= 0) return;
    if (party(next) > table.free()) {
      // In the last 24 hours the first party that fits; a party that capacity was lowered below keeps nobody else waiting.
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

/** Takes back what nobody took in time and gives it to the line. Of a cancelled meetup nobody is told: there is no place to miss. */
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
    // More wait than one step looks at.
    if (table.line().length === 0) moments.push(now);
    // A head that does not fit is waited for until the last 24 hours.
    else if (!isLate(scene)) moments.push(instant(Date.parse(meetup.startsAt) - DAY_MS));
  }
  return moments.sort()[0] ?? null;
}

/** Whether a party may take free places: before the last 24 hours they belong to the line, if anyone in it could ever fit. */
function fits(table: SeatTable, places: number): boolean {
  const { capacity } = table.scene.meetup;
  if (table.free() < places) return false;
  return isLate(table.scene) || capacity === null || table.line().every((next) => party(next) > capacity);
}

/** Whether somebody who goes takes no more places than they have: fewer guests are stepping out in part. */
export const takesNoMore = (mine: Pick<SeatAnswer, "state" | "guests"> | null, guests: number | undefined): boolean =>
  mine?.state === "going" && (guests ?? 0) <= mine.guests;

function refusalOfGo({ now, meetup }: Pick<SeatScene, "now" | "meetup">, mine: SeatAnswer | null, guests: number): Refusal | null {
  if (meetup.status === "cancelled") return REFUSALS.cancelled;
  if (now >= meetup.startsAt) return REFUSALS.started;
  if (takesNoMore(mine, guests)) return null;
  if (now >= meetup.rsvpClosesAt) return REFUSALS.closed;
  if (meetup.rsvpOpensAt !== null && now < meetup.rsvpOpensAt) return REFUSALS.notOpen;
  if (guests > meetup.guestsAllowed) return REFUSALS.guests;
  // A party that is larger than the meetup would never get a place.
  if (meetup.capacity !== null && guests + 1 > meetup.capacity) return REFUSALS.party;
  return null;
}

/** Why a first answer to a meetup is refused; null where it is taken, with a place or in line. */
export const refusalOfFirst = (scene: Pick<SeatScene, "now" | "meetup">, guests: number, seen: Seen): Refusal | null =>
  refusalOfGo(scene, null, guests) ?? (isSeen(seen, scene.meetup.fee) ? null : REFUSALS.feeChanged);

/** Why "every date" is refused: dates that are made later take people in by the fee of the series, which they must have seen. */
export function refusalOfEvery(fee: Fee | null, seen: Seen): Refusal | null {
  if (isSeen(seen, fee)) return null;
  const today = fee ? `This series costs ${money(fee)}.` : "This series is free.";
  return no("fee-changed", today, "Say “every date” on the page of a date that costs as much.", "conflict");
}

function go(table: SeatTable, action: Extract<RsvpAction, { type: "go" }>): Refusal | null {
  const { scene, seats } = table;
  const mine = table.of(action.accountId);
  const guests = action.guests ?? (mine?.state === "not-going" ? 0 : (mine?.guests ?? 0));
  // Whoever goes keeps their guests, also where fewer are allowed by now.
  if (mine?.state === "going" && mine.guests === guests) return null;
  const fewer = mine !== null && mine.state !== "not-going" && guests <= mine.guests;
  const refused = refusalOfGo(scene, mine, fewer ? 0 : guests);
  if (refused) return refused;
  if (action.offered && mine?.state !== "offered" && mine?.state !== "going") return REFUSALS.passedOn;
  // Whoever says yes in the last 24 hours is not asked again whether they still come.
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
  // After an offer lapsed the row is `not-going` and still has its guests: they are set to 0.
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
 * What an action does to the seats of one meetup. Holds that are over come first, then the line that was waiting, then the action, then the line
 * again: so an action never takes a place that was somebody's already, and the step that frees a place gives it on.
 */
export function decideSeats(scene: SeatScene, action: RsvpAction): SeatOutcome | Refusal {
  const table = new SeatTable(scene);
  // Who takes an offer or steps out must not be handed a place by the same step.
  passOn(table);
  const refused = act(table, action);
  if (refused) return refused;
  fill(table);
  return table.outcome("accountId" in action ? action.accountId : null, dueAt(table));
}
