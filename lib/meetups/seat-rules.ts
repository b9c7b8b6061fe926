import { DAY_MS } from "@/lib/duration";
import type { Fee, MeetupStatus, RsvpState } from "./schema";

/** The most rows of the waiting line that one transaction loads. The clock job handles the rest. */
export const LINE_STEP = 500;

/** The fields of a person's answer that matter for seats. */
export interface SeatAnswer {
  accountId: string;
  state: RsvpState;
  guests: number;
  /** Rises with each answer and gives the order of the waiting line. */
  sequence: number;
  /** The time until which an offered place is held. */
  heldUntil: string | null;
  /** The fee when the person answered; a later rise does not change it. */
  fee: Fee | null;
  /** When the person said that they are still coming. */
  stillComingAt: string | null;
}

/**
 * Counters in the meetup's row: places taken, places held by offers, answers in the waiting line, the next number in that line, and how
 * many answers in line got a place.
 */
export interface SeatCounts {
  going: number;
  held: number;
  waiting: number;
  nextSequence: number;
  movedUp: number;
}

export interface SeatRules {
  startsAt: string;
  rsvpOpensAt: string | null;
  rsvpClosesAt: string;
  zone: string;
  capacity: number | null;
  guestsAllowed: number;
  status: MeetupStatus;
  fee: Fee | null;
}

/** The data that the store loads inside the transaction. */
export interface SeatScene {
  now: string;
  meetup: SeatRules;
  seats: SeatCounts;
  /** The answer of the person who acts. */
  mine: SeatAnswer | null;
  /** The first answers in the waiting line, in order. */
  line: SeatAnswer[];
  /** All answers with an offered place. */
  offers: SeatAnswer[];
}

export type SeatNews =
  | { kind: "seat-confirmed"; accountId: string }
  /** With `passedOn`, another person in line got the place. */
  | { kind: "offer-lapsed"; accountId: string; passedOn: boolean }
  | { kind: "offered"; accountId: string; heldUntil: string };

/** The changes of an allowed action. */
export interface SeatOutcome {
  allowed: true;
  /** Answers that are new or changed. */
  answers: SeatAnswer[];
  removed: string[];
  seats: SeatCounts;
  news: SeatNews[];
  /** When the clock job must handle the meetup again; null if nothing is due. */
  dueAt: string | null;
}

export const party = (answer: Pick<SeatAnswer, "guests">) => answer.guests + 1;

/**
 * Whether the start is more than 24 hours away. Until then free places wait for the first in line; after that the first one that fits may
 * be anywhere in the line.
 */
export const isEarly = (startsAt: string, now: string): boolean => Date.parse(startsAt) - Date.parse(now) > DAY_MS;

/**
 * How many rows of the waiting line must be loaded. It is 0 if no place can become free: none is free now, no offer has expired, and the
 * acting person has none.
 */
export function seatLineReach(
  { capacity, going, held, waiting, startsAt }: Pick<SeatRules, "capacity" | "startsAt"> & Omit<SeatCounts, "nextSequence" | "movedUp">,
  mine: SeatAnswer | null,
  offers: readonly SeatAnswer[],
  now: string,
): number | "all" {
  const own = mine?.state === "going" || mine?.state === "offered" ? party(mine) : 0;
  const over = offers.reduce((places, one) => places + (one.heldUntil === null || one.heldUntil <= now ? party(one) : 0), 0);
  const free = capacity === null || capacity - going - held + own + over > 0;
  if (waiting === 0 || !free) return 0;
  return isEarly(startsAt, now) ? LINE_STEP : "all";
}

/** The scene while an action changes it: answers by person, with counters that follow every change. */
export class SeatTable {
  readonly seats: SeatCounts;
  readonly news: SeatNews[] = [];
  readonly removed: string[] = [];
  readonly #answers = new Map<string, SeatAnswer>();
  readonly #changed = new Set<string>();

  constructor(readonly scene: SeatScene) {
    this.seats = { ...scene.seats };
    for (const answer of [...scene.line, ...scene.offers, ...(scene.mine ? [scene.mine] : [])]) this.#answers.set(answer.accountId, answer);
  }

  of(accountId: string): SeatAnswer | null {
    return this.#answers.get(accountId) ?? null;
  }

  /** The waiting line, in order. */
  line(): SeatAnswer[] {
    return this.#in("waiting").sort((one, other) => one.sequence - other.sequence);
  }

  offers(): SeatAnswer[] {
    return this.#in("offered");
  }

  free(): number {
    const { capacity } = this.scene.meetup;
    return capacity === null ? Number.POSITIVE_INFINITY : capacity - this.seats.going - this.seats.held;
  }

  put(answer: SeatAnswer): void {
    this.#count(this.of(answer.accountId), -1);
    this.#count(answer, 1);
    this.#answers.set(answer.accountId, answer);
    this.#changed.add(answer.accountId);
  }

  remove(accountId: string): void {
    this.#count(this.of(accountId), -1);
    this.#answers.delete(accountId);
    this.removed.push(accountId);
  }

  /** The result. The acting person gets no notice about their own action. */
  outcome(actor: string | null, dueAt: string | null): SeatOutcome {
    const answers = [...this.#changed].flatMap((accountId) => this.of(accountId) ?? []);
    const news = this.news.filter(({ accountId }) => accountId !== actor);
    return { allowed: true, answers, removed: this.removed, seats: this.seats, news, dueAt };
  }

  #in(state: RsvpState): SeatAnswer[] {
    return [...this.#answers.values()].filter((answer) => answer.state === state);
  }

  #count(answer: SeatAnswer | null, by: 1 | -1): void {
    if (answer?.state === "going") this.seats.going += by * party(answer);
    if (answer?.state === "offered") this.seats.held += by * party(answer);
    if (answer?.state === "waiting") this.seats.waiting += by;
  }
}
